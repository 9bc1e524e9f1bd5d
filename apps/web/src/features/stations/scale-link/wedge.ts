/** No finger presses three keys one after the other so quickly; a scale that types does. */
const QUICK_MS = 45
const FEWEST_KEYS = 3
const LONGEST = 60
/** What ends a line of such a scale. */
const ENDS = ['Enter', 'Tab']
const TAKES_TEXT = 'input:not([type=radio], [type=checkbox], [type=button], [type=submit]), textarea'

type Held = { key: string; target: EventTarget | null }
type WedgePorts = {
  /** True when it was a weight or should be gone all the same; false gives the keys back to where they were typed. */
  onLine: (text: string) => boolean
  /** Where keys are pressed. */
  root?: Window
}

/**
 * Listens for a scale that types as a keyboard does. Keys are held back for a moment; what came too quickly for a finger is a line
 * of the scale and reaches no field and no button, its Enter neither. Everything else goes on to where it was meant for.
 */
export function listenToWedge({ onLine, root = window }: WedgePorts): () => void {
  let held: Held[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const ours = new WeakSet<Event>()

  function giveKey({ key, target }: Held): void {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    ours.add(event)
    const went = (target ?? root).dispatchEvent(event)
    if (went && key.length === 1) typeInto(target, key)
  }
  /** One after the other: what a key does to a screen has to be there before the next one. */
  async function giveBack(keys: readonly Held[]): Promise<void> {
    for (const key of keys) {
      giveKey(key)
      await Promise.resolve()
    }
  }
  function takeHeld(): Held[] {
    clearTimeout(timer)
    const keys = held
    held = []
    return keys
  }
  const textOf = (keys: readonly Held[]): string => keys.map(({ key }) => key).join('')
  function release(): void {
    const keys = takeHeld()
    const text = textOf(keys)
    // Some scales send no Enter.
    if (keys.length >= FEWEST_KEYS && /[.\-:]|[a-z]/i.test(text) && /\d/.test(text) && onLine(text)) return
    void giveBack(keys)
  }
  function listen(event: KeyboardEvent): void {
    if (ours.has(event) || event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return
    if (event.key.length === 1) {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.repeat || held.length > LONGEST) return
      held.push({ key: event.key, target: event.target })
      clearTimeout(timer)
      timer = setTimeout(release, QUICK_MS)
      return
    }
    if (event.key === 'Shift' || held.length === 0) return
    if (!ENDS.includes(event.key)) {
      for (const key of takeHeld()) giveKey(key)
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    const keys = takeHeld()
    const isLine = keys.length >= FEWEST_KEYS && onLine(textOf(keys))
    if (!isLine) void giveBack([...keys, { key: event.key, target: event.target }])
  }
  root.addEventListener('keydown', listen, true)
  return () => {
    root.removeEventListener('keydown', listen, true)
    release()
  }
}

/** As the browser would have typed it. */
function typeInto(target: EventTarget | null, key: string): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !target.matches(TAKES_TEXT)) return
  if (target.readOnly || target.disabled) return
  target.setRangeText(key, target.selectionStart ?? target.value.length, target.selectionEnd ?? target.value.length, 'end')
  target.dispatchEvent(new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }))
}
