type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS = ['input', 'textarea'].join()
const TICKED = ['checkbox', 'radio']

const isTick = (field: Field): field is HTMLInputElement => TICKED.includes(field.type)

/** The field that stands in its place now: the same one, or, where the page was drawn anew, the one of its name. */
function placeOf(root: ParentNode, field: Field): Field | null {
  if (field.isConnected) return field
  const same = [...root.querySelectorAll<Field>(FIELDS)].filter(({ name, type }) => name === field.name && type === field.type)
  return same.find(({ value }) => !isTick(field) || value === field.value) ?? null
}

/** Types or ticks as a person would. React remembers what a field held last, and hears of nothing that it holds already. */
function enter(field: Field, value: string): void {
  if (isTick(field)) {
    field.checked = field.defaultChecked
    field.click()
    return
  }
  field.value = field.defaultValue
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * A page that the server has drawn can be filled in before its scripts are there. `read` in the moment in which React takes it over,
 * before anything is drawn anew; `enter` after it: it tells the forms what stands in their fields, one after the other.
 */
export function watchTyped(root: ParentNode): { read: () => void; enter: () => void } {
  const fields = [...root.querySelectorAll<Field>(FIELDS)]
  let typed: { field: Field; value: string }[] = []
  return {
    read: () => {
      typed = fields.filter(isTyped).map((field) => ({ field, value: field.value }))
    },
    enter: () => {
      for (const { field, value } of typed) {
        const place = placeOf(root, field)
        if (place) enter(place, value)
      }
    },
  }
}

const isTyped = (field: Field): boolean => (isTick(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue)
