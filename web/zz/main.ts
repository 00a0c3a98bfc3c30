import { mount } from 'svelte'
import '@fontsource-variable/inter'
import '@fontsource-variable/cinzel'
import '../src/kit/style/tokens.css'
import '../src/kit/style/base.css'
import '../src/kit/style/controls.css'
import info from './info.json'
import en from '../../src/themis/games/pantheon_proto/text/en.ftl?raw'
import fr from '../../src/themis/games/pantheon_proto/text/fr.ftl?raw'
import hen from '../../src/themis/speech/text/en.ftl?raw'
import hfr from '../../src/themis/speech/text/fr.ftl?raw'
import Zz from './Zz.svelte'
import { Speech } from '../src/speech/speech'
const q = new URLSearchParams(location.search)
const lang = q.get('lang') ?? 'en'
document.documentElement.dataset['theme'] = q.get('theme') ?? 'dark'
const speech = new Speech(info as never, lang, lang === 'en' ? [hen, en] : [hfr, fr])
mount(Zz, { target: document.body, props: { info: info as never, speech, n: Number(q.get('n') ?? 4), phase: q.get('phase') ?? 'planning' } })
