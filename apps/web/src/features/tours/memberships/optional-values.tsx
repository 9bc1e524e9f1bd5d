import { Button } from '@mantine/core'
import { OPTIONAL_VALUE } from '@ramplight/contract/tours/memberships'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OptionalValue } from './member-values.ts'
import classes from './memberships.module.css'
import { t } from './memberships.texts.ts'

type Props = { values: readonly OptionalValue[]; onChange: (values: OptionalValue[]) => void; errorOf: (path: string) => ReactNode }

/** What else a season keeps of its members: names and values of the director's own. */
export function OptionalValues({ values, onChange, errorOf }: Props) {
  const change = (at: number, part: Partial<OptionalValue>) =>
    onChange(values.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <FieldGroup legend={t('sheet.optional')} help={t('sheet.optionalText')}>
      {values.map(({ name, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none moves
        <div key={index} className={classes.value}>
          <TextField
            id={`optional.${index}`}
            aria-label={t('sheet.valueName')}
            placeholder={t('sheet.valueName')}
            value={name}
            maxLength={OPTIONAL_VALUE.name}
            error={errorOf(`optional.${index}`)}
            onChange={(event) => change(index, { name: event.currentTarget.value })}
          />
          <TextField
            aria-label={name.trim() || t('sheet.value')}
            placeholder={t('sheet.value')}
            value={text}
            maxLength={OPTIONAL_VALUE.text}
            onChange={(event) => change(index, { text: event.currentTarget.value })}
          />
          <IconButton
            icon={IconX}
            label={t('sheet.removeValue', { name: name.trim() || t('sheet.thisValue') })}
            onClick={() => onChange(values.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {values.length < OPTIONAL_VALUE.most && (
        <Button
          className={classes.add}
          variant="subtle"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => onChange([...values, { name: '', text: '', stored: null }])}
        >
          {t('sheet.addValue')}
        </Button>
      )}
    </FieldGroup>
  )
}
