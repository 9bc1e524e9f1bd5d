import { useEffect } from 'react'
import { isForPage, lettersAreOn } from '../values/letter-keys.ts'

/** The keys of every list, as the sheet of all keys shows them. The name is that of its words. */
export const TABLE_KEYS = [
  { name: 'row', keys: ['↑', '↓', 'k', 'j'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'choose', keys: ['x'] },
  { name: 'range', keys: ['Shift', '↑', '↓'] },
  { name: 'all', keys: ['mod', 'A'] },
  { name: 'filter', keys: ['f'] },
  { name: 'export', keys: ['e'] },
  { name: 'page', keys: ['[', ']'] },
] as const

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }
/** Buttons that say in `aria-keyshortcuts` that they are meant. */
const OF_BUTTONS = ['f', 'e', '[', ']']

const openersOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-row-opener]')]
const boxOf = (opener: Element) => opener.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')

function choose(opener: Element | undefined, on?: boolean): void {
  const box = opener && boxOf(opener)
  if (box && box.checked !== on) box.click()
}

/** A key on a row that has the focus; true when it meant something. */
function rowKey(event: KeyboardEvent, list: Element, opener: HTMLElement): boolean {
  const openers = openersOf(list)
  const at = openers.indexOf(opener)
  const step = STEP[event.key]
  if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'a' && boxOf(opener)) {
    const all = list.querySelector<HTMLInputElement>('thead input[type=checkbox]')
    if (all && !all.checked) all.click()
    return all !== null
  }
  if (event.metaKey || event.ctrlKey || event.altKey) return false
  if (step) {
    const next = openers[at + step]
    next?.focus()
    if (event.shiftKey && next && event.key.startsWith('Arrow')) for (const one of [opener, next]) choose(one, true)
    return true
  }
  if ((event.key === 'x' || event.key === ' ') && boxOf(opener)) {
    choose(opener)
    return true
  }
  return false
}

/** A key anywhere on the page: into the list, or a button of it. */
function pageKey(event: KeyboardEvent, list: Element): boolean {
  if (event.key === 'j' || event.key === 'k') {
    const openers = openersOf(list)
    openers.at(event.key === 'j' ? 0 : -1)?.focus()
    return openers.length > 0
  }
  const button = OF_BUTTONS.includes(event.key) && list.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]:not(:disabled)`)
  if (button) button.click()
  return Boolean(button)
}

/** The keys of a list, while it is the one that has the focus, or the first of its page. */
export function useTableKeys(list: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const section = list.current
      const target = event.target instanceof Element ? event.target : null
      if (!section || event.defaultPrevented) return
      const focused = target?.closest('.rl-table')
      if ((focused ?? document.querySelector('.rl-table')) !== section) return
      const opener = focused && target?.closest<HTMLElement>('[data-row-opener]')
      const isLetter = event.key.length === 1 && !event.metaKey && !event.ctrlKey && event.key !== ' '
      if (isLetter && !opener && !lettersAreOn()) return
      const done = (opener && rowKey(event, section, opener)) || (isForPage(event) && pageKey(event, section))
      if (done) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [list])
}
