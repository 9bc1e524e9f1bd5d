import { readStored } from './stored-state.ts'

/** On this device; who speaks to their computer turns single letters off (WCAG 2.1.4). */
export const LETTER_KEYS = 'rl-letter-keys'
export const lettersAreOn = (): boolean => readStored<boolean>(LETTER_KEYS) !== false

const FIELDS = 'input, textarea, select, [contenteditable="true"]'
/** There a letter finds a line, or means what the dialog says. */
const OF_ITS_OWN = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"], dialog'

/** Whether a key is the page's: pressed once, alone, and where no letter means something else. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || event.defaultPrevented) return false
  if (event.target instanceof Element && (event.target.matches(FIELDS) || event.target.closest(OF_ITS_OWN))) return false
  return document.querySelector('[role="dialog"]') === null
}
