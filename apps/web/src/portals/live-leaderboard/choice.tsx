type ChoiceProps<Value extends string> = {
  label: string
  value: string
  options: Partial<Record<Value, string>>
  onChoose: (value: Value) => void
}

/** One of a few, on a control that shows which one it is. */
export const Choice = <Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) => (
  <select aria-label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value as Value)}>
    {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
      <option key={option} value={option}>
        {words}
      </option>
    ))}
  </select>
)
