import { type ListColumns, type ListField, MOST_ABOVE_HEADERS, type ReadList } from '@ramplight/domain/registration/list-columns'
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

type Props = {
  of: 'people' | 'boats'
  list: ReadList
  onChange: (columns: ListColumns) => void
  onHeader: (row: number | null) => void
}

const NO_HEADERS = 'none'
const MOST_WORDS = 4

/** In which line the headers are: found, and said where that is wrong. */
function HeaderChoice({ list: { table, header }, onHeader }: Pick<Props, 'list' | 'onHeader'>) {
  const lines = table.slice(0, MOST_ABOVE_HEADERS).map((row, at) => ({
    value: String(at),
    label: t('columns.headerLine', { line: at + 1, words: row.filter(Boolean).slice(0, MOST_WORDS).join(' · ') }),
  }))
  return (
    <ChoiceField
      label={t('columns.headers')}
      data={[{ value: NO_HEADERS, label: t('columns.noHeaders') }, ...lines]}
      value={header === null ? NO_HEADERS : String(header)}
      onChange={(value) => value && onHeader(value === NO_HEADERS ? null : Number(value))}
    />
  )
}

/** What each column holds, with what stands in it: found by itself, and changed where that is wrong. */
export function ColumnsStep({ of, list, onChange, onHeader }: Props) {
  const { headers, rows, columns } = list
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
      <HeaderChoice list={list} onHeader={onHeader} />
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
