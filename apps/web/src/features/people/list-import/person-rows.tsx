import { Button } from '@mantine/core'
import { fullName } from '@ramplight/domain/registration/full-name'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { labelOf } from '#platform/labels/labels.ts'
import classes from './list-import.module.css'
import { t } from './list-import.texts.ts'
import type { Field, PersonLine } from './person-lines.ts'
import type { Mark } from './send-people.ts'

const SHOWN_AT_ONCE = 100

type Props = {
  lines: readonly PersonLine[]
  marks: ReadonlyMap<string, Mark>
  isIncluded: (line: PersonLine) => boolean
  onTick: (id: string, included: boolean) => void
  onRewrite: (id: string, field: Field, value: string) => void
}

/** The list as it was understood: who would come in as what, and what is wrong with which cell. */
export function PersonRows({ lines, marks, ...more }: Props) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  return (
    <>
      <div className={classes.lines}>
        <table>
          <caption className="rl-sr-only">{t('people.linesCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="rl-sr-only">{t('people.importColumn')}</span>
              </th>
              <th scope="col">{t('people.line')}</th>
              <th scope="col">{t('people.angler')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shown).map((line) => (
              <Row key={line.id} line={line} mark={marks.get(line.id)} {...more} />
            ))}
          </tbody>
        </table>
      </div>
      {lines.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t('people.more', { count: lines.length - shown })}
        </Button>
      )}
    </>
  )
}

type RowProps = Omit<Props, 'lines' | 'marks'> & { line: PersonLine; mark: Mark | undefined }

function Row({ line, mark, isIncluded, onTick, onRewrite }: RowProps) {
  const { id, person, errors } = line
  const name = fullName(person)
  const wrong = Object.entries(errors) as [Field, string][]
  const included = isIncluded(line)
  const contacts = [person.phone, person.email, person.city].filter(Boolean)
  return (
    <tr className={included ? undefined : classes.out}>
      <td>
        <TickField
          aria-label={t('people.importThis', { name: name || person.phone })}
          checked={included}
          disabled={wrong.length > 0 || mark?.outcome === 'refused'}
          onChange={(event) => onTick(id, event.currentTarget.checked)}
        />
      </td>
      <td className={classes.number}>{line.line}</td>
      <td>
        <span className={classes.name}>{name}</span> <small className={classes.contacts}>{contacts.join(' · ')}</small>
        {wrong.length > 0 ? (
          <div className={classes.cells}>
            {wrong.map(([field, error]) => (
              <Cell key={field} field={field} value={person[field]} error={error} onRewrite={(value) => onRewrite(id, field, value)} />
            ))}
          </div>
        ) : (
          mark && <MarkWords name={name} mark={mark} />
        )}
      </td>
    </tr>
  )
}

function MarkWords({ name, mark: { outcome, message, name: known = '', doubtful } }: { name: string; mark: Mark }) {
  if (outcome === 'refused' || doubtful)
    return (
      <p className={classes.problem}>
        <IconAlertTriangle size={16} stroke={2} aria-hidden />
        {outcome === 'refused' ? message : t('people.contactOf', { name: known })}
      </p>
    )
  if (outcome === 'created') return <p className={classes.mark}>{t('people.isNew')}</p>
  return <p className={classes.mark}>{known === name ? t('people.isKnown') : t('people.isKnownAs', { name: known })}</p>
}

/** A cell is put right where it stands. */
function Cell({ field, value, error, onRewrite }: { field: Field; value: string; error: string; onRewrite: (value: string) => void }) {
  const [written, setWritten] = useState(value)
  const leave = () => written !== value && onRewrite(written.trim())
  return (
    <TextField
      label={labelOf('users', field)}
      error={error}
      value={written}
      onChange={(event) => setWritten(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}
