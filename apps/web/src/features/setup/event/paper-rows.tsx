import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { useRef } from 'react'
import { DocumentBox } from '#platform/files/document-box.tsx'
import type { SectionProps } from '../form/section-props.ts'
import { withoutEmptyLists } from '../form/unset.ts'
import { rowsOf } from '../rows/list-rows.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './event.texts.ts'

type Paper = { label?: string; path?: string; text?: string; isRequired?: boolean }

const PAPERS = 'settings.registration.documents'

/** What everybody who signs up is asked to hand in, each with its blank form. */
export function PaperRows({ form }: Pick<SectionProps, 'form'>) {
  const list = withoutEmptyLists(form)
  const { rows, change } = rowsOf<Paper>(form, PAPERS)
  // A form arrives later than it is chosen: what was typed meanwhile stays.
  const latest = useRef(change)
  latest.current = change
  const labelOf = (name: string) => form.declared?.labelOf(`${PAPERS}.${name}`)
  return (
    <FieldGroup legend={form.declared?.labelOf(PAPERS)} help={t('paperRows.help')}>
      <ul className={classes.rows} id={PAPERS}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index} className={classes.pot}>
            <TextField
              label={labelOf('label')}
              placeholder={t('paperRows.example')}
              value={row.label ?? ''}
              maxLength={form.declared?.longest(`${PAPERS}.label`)}
              onChange={(event) => change(index, { label: event.currentTarget.value })}
              disabled={form.readOnly}
            />
            <TextField
              label={labelOf('text')}
              value={row.text ?? ''}
              maxLength={form.declared?.longest(`${PAPERS}.text`)}
              onChange={(event) => change(index, { text: event.currentTarget.value || undefined } as Paper)}
              disabled={form.readOnly}
            />
            <TickField
              label={labelOf('isRequired')}
              checked={row.isRequired !== false}
              onChange={(event) => change(index, { isRequired: event.currentTarget.checked })}
              disabled={form.readOnly}
            />
            <div className={classes.wide}>
              {!form.readOnly && (
                <DocumentBox
                  label={t(row.path ? 'paperRows.otherForm' : 'paperRows.chooseForm')}
                  folder="documents"
                  onKept={async (path) => latest.current(index, { path })}
                />
              )}
              <p className={classes.said}>{row.path ? t('paperRows.hasForm') : t('paperRows.needsForm')}</p>
            </div>
            <RemoveRow form={list} path={PAPERS} rows={rows} index={index} label={t('paperRows.remove', { number: String(index + 1) })} />
          </li>
        ))}
      </ul>
      <AddRow form={list} path={PAPERS} rows={rows} fresh={() => ({ isRequired: true })} label={t('paperRows.add')} />
    </FieldGroup>
  )
}
