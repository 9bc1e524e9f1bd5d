import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToWedge } from './wedge.ts'

let lines: string[] = []
let takes = true
let stop = () => {}
let pressed: string[] = []
const onPress = (event: KeyboardEvent) => void pressed.push(event.key)
const aField = () => {
  document.body.innerHTML = '<input type="search" value="Re" />'
  const field = document.querySelector('input')!
  field.focus()
  field.setSelectionRange(2, 2)
  return field
}
/** Keys, so many milliseconds apart. */
const type = async (keys: readonly string[], gap: number, target: Element = document.body) => {
  for (const key of keys) {
    fireEvent.keyDown(target, { key })
    await vi.advanceTimersByTimeAsync(gap)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  pressed = []
  takes = true
  window.addEventListener('keydown', onPress)
  stop = listenToWedge({
    onLine: (text) => {
      lines.push(text)
      return takes
    },
  })
})
afterEach(() => {
  stop()
  window.removeEventListener('keydown', onPress)
  vi.useRealTimers()
})

test('what comes too quickly for a finger is a line of the scale: it reaches no field, and its Enter presses nothing', async () => {
  const field = aField()
  await type([...'14.44', 'Enter'], 5, field)
  await vi.advanceTimersByTimeAsync(100)
  expect([lines, pressed, field.value]).toEqual([['14.44'], [], 'Re'])
})

test('what a person types reaches what it was meant for, a moment later', async () => {
  const field = aField()
  await type([...'yes', 'Enter'], 90, field)
  expect([lines, pressed, field.value]).toEqual([[], ['y', 'e', 's', 'Enter'], 'Reyes'])
})

test('two figures and Enter, however quick, are the number of a boat', async () => {
  await type(['1', '2', 'Enter'], 5)
  expect([lines, pressed]).toEqual([[], ['1', '2', 'Enter']])
})

test('a line that is no weight is given back as it was typed', async () => {
  takes = false
  await type([...'1234', 'Enter'], 5)
  expect([lines, pressed]).toEqual([['1234'], [...'1234', 'Enter']])
})

test('a scale that sends no Enter is understood, too', async () => {
  await type([...'14.44 lb'], 5)
  await vi.advanceTimersByTimeAsync(100)
  expect([lines, pressed]).toEqual([['14.44 lb'], []])
})

test('when nobody listens any more, no key is kept back', async () => {
  await type(['7'], 5)
  stop()
  await type(['8'], 5)
  expect(pressed).toEqual(['7', '8'])
})
