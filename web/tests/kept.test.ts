// An element is set up again when another attachment is attached to it: what says the same must be the same.

import { expect, test } from 'vitest'
import { explains } from '../src/games/explain.svelte'
import type { Controller } from '../src/table/controller.svelte'
import { TableThings } from '../src/table/things.svelte'

test('a symbol that says the same as before stays as it is', () => {
  expect(explains('reserve', { piece: 'foot', number: 3 })).toBe(explains('reserve', { piece: 'foot', number: 3 }))
  expect(explains('reserve', { piece: 'foot', number: 3 })).not.toBe(explains('reserve', { piece: 'foot', number: 2 }))
})

test('a thing that is called the same as before stays as it is', () => {
  const things = new TableThings({} as Controller, { offer: String, price: String })

  expect(things.thing('space:7', 'Sea')).toBe(things.thing('space:7', 'Sea'))
  expect(things.thing('space:7', 'Sea')).not.toBe(things.thing('space:7', 'Sea', true))
})
