import { Button } from '@mantine/core'
import type { QuarantineRow } from '@ramplight/sync/types'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useState } from 'react'
import { labelOf } from '#platform/labels/labels.ts'
import { typedAs } from '../changes/field-words.ts'
import classes from '../sync.module.css'
import { t } from './refused.texts.ts'

type Typed = NonNullable<ReturnType<typeof typedAs>>
type EditableField = { path: string; label: string; kind: Typed; text: string }

/** Fields of a refused change that can be typed again where they stand. Choices have their own screens. */
export const editableFields = ({ tbl, set = {}, kind }: QuarantineRow): EditableField[] =>
  kind !== 'up'
    ? []
    : Object.entries(set).flatMap(([path, value]) => {
        const typed = typedAs(tbl, path)
        return typed ? [{ path, label: labelOf(tbl, path), kind: typed, text: value == null ? '' : String(value) }] : []
      })

/** What is sent for what was typed; undefined: it is no such thing. Empty takes the value away. */
export function valueOfTyped(kind: Typed, text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (kind === 'text') return trimmed
  const number = Number(trimmed.replace(/^\$|,/g, ''))
  if (!Number.isFinite(number)) return undefined
  return kind === 'money' ? (Math.round(number * 100) / 100 === number ? number : undefined) : number
}

type EditAndRetryProps = {
  refused: QuarantineRow
  saving: boolean
  onRetry: (patch: Record<string, unknown>) => void
  onCancel: () => void
}

/** Typed again in its place, and sent again under a new number. */
export function EditAndRetry({ refused, saving, onRetry, onCancel }: EditAndRetryProps) {
  const [fields, setFields] = useState(() => editableFields(refused))
  const [wrong, setWrong] = useState<string | null>(null)
  const send = () => {
    const values = fields.map((field) => [field.path, valueOfTyped(field.kind, field.text)] as const)
    const bad = values.find(([, value]) => value === undefined)
    setWrong(bad?.[0] ?? null)
    if (!bad) onRetry(Object.fromEntries(values))
  }
  return (
    <form
      className={classes.edit}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {fields.map(({ path, label, kind, text }) => (
        <TextField
          key={path}
          label={label}
          value={text}
          inputMode={kind === 'text' ? 'text' : 'decimal'}
          leftSection={kind === 'money' ? '$' : undefined}
          error={wrong === path && t('editAndRetry.this')}
          onChange={({ currentTarget: { value } }) =>
            setFields(fields.map((field) => (field.path === path ? { ...field, text: value } : field)))
          }
        />
      ))}
      <div className={classes.ways}>
        <Button variant="default" size="sm" onClick={onCancel}>
          {t('editAndRetry.cancel')}
        </Button>
        <Button type="submit" size="sm" loading={saving}>
          {t('editAndRetry.saveAndRetry')}
        </Button>
      </div>
    </form>
  )
}
