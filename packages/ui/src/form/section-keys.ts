import type { KeyboardEvent } from 'react'
import { focusField } from './focus-field.ts'

/** There the arrows with Alt open the list of the field. */
const OPENS_ITSELF = 'select, [role="combobox"], [aria-haspopup="listbox"]'

/** Alt with an arrow goes to the section before or after the one that has the focus. */
export const sectionKeys =
  (sections: readonly { id: string }[]) =>
  (event: KeyboardEvent): void => {
    if (!event.altKey || event.metaKey || event.ctrlKey || !(event.target instanceof Element) || event.target.matches(OPENS_ITSELF)) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step) return
    const at = event.target
    const here = sections.findIndex(({ id }) => document.getElementById(id)?.contains(at))
    const next = sections[here + step]
    if (here < 0 || !next) return
    event.preventDefault()
    focusField(next.id)
  }
