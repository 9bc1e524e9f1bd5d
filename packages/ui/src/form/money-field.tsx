import { formatCents } from '../values/format-cents.ts'
import { t } from './form.texts.ts'
import { ParsedField, type ParsedFieldProps } from './parsed-field.tsx'

/** "1,250.5" → 125050; null when it is not money. */
export function parseCents(text: string): number | null {
  const plain = text.replaceAll(',', '').trim()
  const match = /^(\d+)?(?:\.(\d{0,2}))?$/.exec(plain)
  if (!match || (match[1] === undefined && !match[2])) return null
  return Number(match[1] ?? 0) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

type MoneyFieldProps = Omit<ParsedFieldProps<number>, 'parse' | 'format' | 'allows'> & {
  /** Whole dollars only: the point is not taken. */
  whole?: boolean
}

/** Dollars are typed, whole CENTS come out. */
export function MoneyField({ whole, ...rest }: MoneyFieldProps) {
  return (
    <ParsedField
      inputMode={whole ? 'numeric' : 'decimal'}
      leftSection="$"
      placeholder={whole ? '0' : '0.00'}
      invalidText={t('moneyField.enterAmountSuchAs25')}
      classNames={{ input: 'rl-num' }}
      {...rest}
      parse={parseCents}
      format={(cents) => formatCents(cents, !whole)}
      allows={whole ? /^[\d,]*$/ : /^[\d,]*(\.\d{0,2})?$/}
    />
  )
}
