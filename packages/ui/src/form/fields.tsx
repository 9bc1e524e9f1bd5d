import type { ReactNode } from 'react'
import { t } from './form.texts.ts'

/** Fields that belong together: side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className="rl-fields__row">{children}</div>

/** A group with a legend, for radios, boxes and dates that make one answer. */
export const FieldGroup = ({ legend, help, children }: { legend: ReactNode; help?: ReactNode; children: ReactNode }) => (
  <fieldset className="rl-fields__group">
    <legend>{legend}</legend>
    {help && <p className="rl-fields__help">{help}</p>}
    {children}
  </fieldset>
)

/** Says "Required" in words behind a label. */
export const RequiredLabel = ({ children }: { children: ReactNode }) => (
  <>
    {children} <span className="rl-required">{t('fields.required')}</span>
  </>
)

type InheritedChipProps = { from: string; onOverride?: () => void; overridden?: boolean; onReset?: () => void }

/** "From tour · Override", and the way back. */
export function InheritedChip({ from, onOverride, overridden, onReset }: InheritedChipProps) {
  return (
    <span className="rl-inherited" data-overridden={overridden || undefined}>
      {overridden ? t('fields.ownValue', { from }) : t('fields.from', { from })}
      {!overridden && onOverride && (
        <button type="button" onClick={onOverride}>
          {t('fields.override')}
        </button>
      )}
      {overridden && onReset && (
        <button type="button" onClick={onReset}>
          {t('fields.reset')}
        </button>
      )}
    </span>
  )
}
