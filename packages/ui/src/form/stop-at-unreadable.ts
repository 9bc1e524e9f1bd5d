/**
 * Whoever saves asks this first. A field whose characters are no value tells its form "nothing", and nothing may mean that
 * something is taken away: a penalty, a big fish, a fee, the name of somebody who is not in the boat yet. True when there is
 * such a field: it has the focus and says why.
 */
export function stopAtUnreadable(root: ParentNode): boolean {
  const field = root.querySelector<HTMLInputElement>('[data-unreadable]')
  if (!field) return false
  field.focus()
  field.dispatchEvent(new Event('invalid', { cancelable: true }))
  return true
}
