import { isForPage } from '@ramplight/ui/values/letter-keys'
import { expect, test } from 'vitest'
import { letterReader } from './letter-keys.ts'

test('a g and a letter within a moment go to a page; alone, or too late, the letter means what it means alone', () => {
  let now = 0
  const read = letterReader(() => now)
  expect([read('g'), read('t')]).toEqual([null, { kind: 'go', href: '/director/tournaments' }])
  expect(read('t')).toBeNull()
  expect([read('g'), read('c'), read('c')]).toEqual([null, { kind: 'go', href: '/director/calendar' }, { kind: 'create' }])
  expect([read('g'), read('x'), read('t')]).toEqual([null, null, null])
  read('g')
  now += 1300
  expect(read('c')).toEqual({ kind: 'create' })
  expect(read('?')).toEqual({ kind: 'help' })
})

test('a letter in a field, a list, a menu or a dialog is theirs, and a key that is held counts once', () => {
  const press = (inside: string, init: KeyboardEventInit = {}) => {
    document.body.innerHTML = inside
    const target = document.querySelector('[data-here]') ?? document.body
    const event = new KeyboardEvent('keydown', { key: 'c', bubbles: true, ...init })
    target.dispatchEvent(event)
    return isForPage(event)
  }
  expect(press('<p data-here></p>')).toBe(true)
  for (const role of ['menu', 'listbox', 'dialog', 'alertdialog'])
    expect([role, press(`<div role="${role}"><button data-here></button></div>`)]).toEqual([role, false])
  expect([press('<input data-here>'), press('<div role="dialog"></div>')]).toEqual([false, false])
  expect([press('', { repeat: true }), press('', { ctrlKey: true })]).toEqual([false, false])
  document.body.innerHTML = ''
})
