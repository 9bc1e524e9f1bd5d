import type { ListColumns, ListField, ReadList } from '@ramplight/domain/registration/list-columns'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconAlertTriangle } from '@tabler/icons-react'
import { fieldChoices } from './field-words.ts'
import classes from './list-import.module.css'
import { t } from './list-import.texts.ts'

const SAMPLES = 3
const NAMES = new Set<ListField | null>(['first_name', 'last_name', 'name', 'angler1.first_name', 'angler1.last_name', 'angler1.name'])

/** What is missing before the lines can be read: a name, and for people a phone (2 §3, A86). */
function missing(of: 'people' | 'boats', columns: ListColumns): string | null {
  if (!columns.some((field) => NAMES.has(field))) return t('columns.noName')
  return of === 'people' && !columns.includes('phone') ? t('columns.noPhone') : null
}

/** Whether the lines can be read as the columns stand. */
export const columnsAreEnough = (of: 'people' | 'boats', columns: ListColumns): boolean => missing(of, columns) === null

type Props = { of: 'people' | 'boats'; list: ReadList; onChange: (columns: ListColumns) => void }

/** What each column holds, with what stands in it: found by itself, and changed where that is wrong. */
export function ColumnsStep({ of, list: { headers, rows, columns }, onChange }: Props) {
  const choices = fieldChoices(of)
  const choose = (at: number, field: ListField | null) =>
    onChange(columns.map((before, column) => (column === at ? field : before === field ? null : before)))
  const problem = missing(of, columns)
  return (
    <div className={classes.stack}>
      <p className={classes.note}>{t('columns.intro', { rows: rows.length })}</p>
      {problem && (
        <div role="status">
          <Banner tone="amber" icon={IconAlertTriangle}>
            {problem}
          </Banner>
        </div>
      )}
      <ul className={classes.columns}>
        {columns.map((field, at) => {
          const label = headers?.[at] || t('columns.column', { column: at + 1 })
          const samples = rows.flatMap((row) => row[at] || []).slice(0, SAMPLES)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by where it stands
            <li key={at}>
              <ChoiceField
                label={label}
                description={samples.join(' · ') || undefined}
                data={choices}
                value={field}
                placeholder={t('columns.nothing')}
                clearable
                searchable={of === 'boats'}
                onChange={(value) => choose(at, value as ListField | null)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
