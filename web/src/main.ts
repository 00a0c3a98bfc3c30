import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/cinzel/index.css'
import './kit/style/tokens.css'
import './kit/style/base.css'
import './kit/style/controls.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './kit/settings.svelte'
import { language } from './speech/language.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')

// Words first: a page without them would show its keys.
await language.use(settings.language)
mount(App, { target })
