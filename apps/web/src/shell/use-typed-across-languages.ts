import { useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement
type Typed = { kind: string; value: string }

/** Fields that hold what a person typed. A choice or a tick is not typed, and a file cannot be put back. */
const FIELDS =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [readonly], :disabled), textarea:not([readonly], :disabled)'

const fieldsOf = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(FIELDS)]
const kindOf = (field: Field): string => `${field.tagName} ${field.type} ${field.name} ${field.inputMode}`

/**
 * Another language draws every page anew (`key`), and with it what was typed and not saved would go. Read before it is drawn and
 * typed again after it, where the same fields are there in the same order.
 */
export function useTypedAcrossLanguages(language: string): void {
  const shown = useRef(language)
  const typed = useRef<Typed[] | null>(null)
  // While this is drawn the page still has the fields of the language before.
  if (shown.current !== language && typeof document !== 'undefined') {
    shown.current = language
    typed.current = fieldsOf(document).map((field) => ({ kind: kindOf(field), value: field.value }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another language was drawn
  useEffect(() => {
    const before = typed.current
    typed.current = null
    if (before) typeAgain(fieldsOf(document), before)
  }, [language])
}

function typeAgain(fields: readonly Field[], typed: readonly Typed[]): void {
  if (fields.length !== typed.length || fields.some((field, index) => kindOf(field) !== typed[index]!.kind)) return
  for (const [index, field] of fields.entries()) {
    const { value } = typed[index]!
    if (field.value === value) continue
    // React hears of a value only when it is set behind its back and told.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
