const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex="0"]'

/** Goes to a field by id, by Mantine's `data-path` or by name; opens the folded section around it. */
export function focusField(field: string): boolean {
  const name = CSS.escape(field)
  const place = document.getElementById(field) ?? document.querySelector<HTMLElement>(`[data-path="${name}"], [name="${name}"]`)
  if (!place) return false
  const folded = place.closest<HTMLDetailsElement>('details:not([open])')
  if (folded) folded.open = true
  const target = place.matches(FOCUSABLE) ? place : place.querySelector<HTMLElement>(FOCUSABLE)
  place.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
  return true
}
