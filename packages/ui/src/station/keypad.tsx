import { useTimeout } from '@mantine/hooks'
import { IconBackspace } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { haptics } from './haptics.ts'
import { t } from './station.texts.ts'
import { useHardwareKeys } from './use-hardware-keys.ts'

export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'back' | 'unit'

export type KeypadProps = {
  onKey: (key: KeypadKey) => void
  onSave: () => void
  saveLabel?: ReactNode
  saveDisabled?: boolean
  saving?: boolean
  /** Enter was pressed while something is being saved: for the next boat. */
  onEnterAhead?: () => void
  /** The key right of 0: "lb│oz", "." or nothing. */
  unit?: { label: ReactNode; name: string }
  /** Left of SAVE, which then is two keys wide: "No fish". */
  beside?: { label: ReactNode; onPress: () => void; disabled?: boolean }
  disabled?: boolean
  hardware?: boolean
  /** Ignores the same key again within this time; for wet screens. */
  ghostGuardMs?: number
  label?: string
}

const DIGITS: readonly KeypadKey[] = ['7', '8', '9', '4', '5', '6', '1', '2', '3']
const HARDWARE: Readonly<Record<string, KeypadKey>> = {
  Backspace: 'back',
  Delete: 'back',
  '-': 'unit',
  '.': 'unit',
  ',': 'unit',
  '/': 'unit',
}

/** 72 px keys; SAVE never leaves the lower right corner. A keyboard, scanner or pedal does the same. */
export function Keypad(props: KeypadProps) {
  const {
    onKey,
    onSave,
    saveLabel = t('keypad.save'),
    saveDisabled,
    saving,
    onEnterAhead,
    unit,
    beside,
    disabled,
    hardware = true,
    ghostGuardMs = 0,
    label = t('keypad.keypad'),
  } = props
  const [lit, setLit] = useState<string | null>(null)
  const dim = useTimeout(() => setLit(null), 120)
  const last = useRef({ key: '', at: 0 })

  const press = (key: KeypadKey) => {
    if (disabled || (key === 'unit' && !unit)) return
    const now = performance.now()
    if (ghostGuardMs > 0 && last.current.key === key && now - last.current.at < ghostGuardMs) return
    last.current = { key, at: now }
    haptics.key()
    onKey(key)
  }
  const save = () => {
    if (saving) return onEnterAhead?.()
    if (disabled || saveDisabled) return
    haptics.save()
    onSave()
  }
  useHardwareKeys((name) => {
    const key = /^\d$/.test(name) ? (name as KeypadKey) : HARDWARE[name]
    if (key === undefined && name !== 'Enter') return false
    setLit(key ?? 'save')
    dim.clear()
    dim.start()
    if (key) press(key)
    else save()
    return true
  }, hardware && !disabled)

  const keyButton = (key: KeypadKey, content: ReactNode, name?: string) => (
    <button
      key={key}
      type="button"
      className="rl-key"
      data-key={key}
      data-lit={lit === key || undefined}
      disabled={disabled}
      onClick={() => press(key)}
    >
      {name ? <span aria-hidden>{content}</span> : content}
      {name && <span className="rl-sr-only">{name}</span>}
    </button>
  )
  return (
    <fieldset className="rl-keypad" aria-label={label}>
      {DIGITS.map((digit) => keyButton(digit, digit))}
      {keyButton('back', <IconBackspace size={30} stroke={1.75} aria-hidden />, t('keypad.deleteLastDigit'))}
      {keyButton('0', '0')}
      {unit ? keyButton('unit', unit.label, unit.name) : <span aria-hidden />}
      {beside && (
        <button type="button" className="rl-key rl-key--beside" disabled={disabled || beside.disabled} onClick={beside.onPress}>
          {beside.label}
        </button>
      )}
      <button
        type="button"
        className="rl-key rl-key--save"
        data-wide={beside ? undefined : true}
        data-lit={lit === 'save' || undefined}
        disabled={disabled || saveDisabled}
        aria-busy={saving || undefined}
        aria-keyshortcuts="Enter"
        onClick={save}
      >
        {saving ? t('keypad.saving') : saveLabel}
        <span aria-hidden>↵</span>
      </button>
    </fieldset>
  )
}
