import { Button, Modal, Radio } from '@mantine/core'
import { useMemo, useState } from 'react'
import { finderOf, nameOfRow, writeField } from '#features/sync/changes/index.ts'
import { tableName } from '#features/sync/state/index.ts'
import { labelOf, nounOf } from '#platform/labels/labels.ts'
import type { Book } from '#platform/local/book/book.ts'
import { useLocal } from '#platform/local/book/use-local.ts'
import { keyOf, type Preview, type Proposal } from './import-records.ts'
import classes from './offline-data.module.css'
import { t } from './offline-data.texts.ts'

type ProposedValue = { key: string; title: string; label: string; before: string; after: string; isQuestion: boolean }
const NONE: ProposedValue[] = []
/** A file of a whole season must not stop the browser. */
const SHOWN = 300

async function words(book: Book, proposals: readonly Proposal[]): Promise<ProposedValue[]> {
  const find = finderOf(book)
  return Promise.all(
    proposals.slice(0, SHOWN).map(async (one) => {
      const { table, id, path, record, isQuestion } = one
      const around = { find, row: record }
      const [name, before, after] = await Promise.all([
        nameOfRow(find, table, record),
        writeField(table, path, one.before, around),
        writeField(table, path, one.after, around),
      ])
      return {
        key: keyOf(id, one),
        title: [nounOf(table), name].filter(Boolean).join(' · '),
        label: labelOf(table, path),
        before,
        after,
        isQuestion,
      }
    }),
  )
}

/** In words, what a file would do to one table. */
export function countWords({ added, changed, same, older, gone, failures }: Preview): string {
  const parts: [number, string][] = [
    [added, t('importPreview.toAdd')],
    [changed, t('importPreview.withChanges')],
    [same, t('importPreview.same')],
    [older, t('importPreview.olderThanHereLeftAlone')],
    [gone, t('importPreview.deletedSinceOrNotYours')],
    [failures.length, t('importPreview.cannotRead')],
  ]
  return parts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(' · ') || t('importPreview.nothing')
}

type Props = {
  previews: readonly Preview[]
  running: boolean
  onImport: (agreed: ReadonlySet<string>) => void
  onClose: () => void
}

/** What an import would change, before anything is changed. Where both have gone on, a person chooses; what is here stays otherwise. */
export function ImportPreview({ previews, running, onImport, onClose }: Props) {
  const proposals = useMemo(() => previews.flatMap((preview) => preview.proposals), [previews])
  const told = useLocal(words, proposals, NONE)
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const take = (key: string, side: string) => {
    const next = new Set(taken)
    if (side === 'file') next.add(key)
    else next.delete(key)
    setTaken(next)
  }
  const agreed = () => new Set(proposals.flatMap((one) => (!one.isQuestion || taken.has(keyOf(one.id, one)) ? [keyOf(one.id, one)] : [])))
  const does = previews.some(({ added }) => added > 0) || proposals.length > 0
  const [changes, questions] = [told.filter(({ isQuestion }) => !isQuestion), told.filter(({ isQuestion }) => isQuestion)]
  return (
    <Modal opened onClose={onClose} title={t('importPreview.whatThisImportWouldDo')} size="lg">
      <p className="rl-dialog__text">{does ? t('importPreview.nothingIsChangedYet') : t('importPreview.nothingWouldChange')}</p>
      <dl className={classes.counts}>
        {previews.map((preview) => (
          <div key={preview.table}>
            <dt>{tableName(preview.table)}</dt>
            <dd>{countWords(preview)}</dd>
          </div>
        ))}
      </dl>
      {questions.length > 0 && (
        <section aria-label={t('importPreview.changedHereToo')}>
          <h3>{t('importPreview.changedHereTooWhichRight')}</h3>
          {questions.map(({ key, title, label, before, after }) => (
            <Radio.Group
              key={key}
              label={`${title}: ${label}`}
              value={taken.has(key) ? 'file' : 'here'}
              onChange={(side) => take(key, side)}
            >
              <div className={classes.sides}>
                <Radio value="here" label={t('importPreview.keepWhatIsHere', { value: before })} />
                <Radio value="file" label={t('importPreview.takeWhatFileHas', { value: after })} />
              </div>
            </Radio.Group>
          ))}
        </section>
      )}
      {changes.length > 0 && (
        <section aria-label={t('importPreview.wouldChange')}>
          <h3>{t('importPreview.wouldChange')}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable */}
          <ul className="rl-confirm__list" tabIndex={0}>
            {changes.map(({ key, title, label, before, after }) => (
              <li key={key}>
                <b>{title}</b> {label}: {before} → {after}
              </li>
            ))}
            {proposals.length > SHOWN && <li>{t('importPreview.andMore', { count: proposals.length - SHOWN })}</li>}
          </ul>
        </section>
      )}
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onClose}>
          {does ? t('importPreview.cancel') : t('importPreview.close')}
        </Button>
        {does && (
          <Button loading={running} onClick={() => onImport(agreed())}>
            {t('importPreview.import')}
          </Button>
        )}
      </div>
    </Modal>
  )
}
