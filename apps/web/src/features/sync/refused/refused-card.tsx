import { Button } from '@mantine/core'
import type { OutboxRow, QuarantineRow } from '@ramplight/sync/types'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { saveFile } from '@ramplight/ui/files/save-file'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { writeRecent } from '@ramplight/ui/values/times'
import { Fragment, useMemo, useState } from 'react'
import type { Book } from '#platform/local/book/book.ts'
import { useLocal } from '#platform/local/book/use-local.ts'
import { useAction } from '#platform/use-action.ts'
import { heldBackBy } from '../state/waiting-list.ts'
import classes from '../sync.module.css'
import { askToDiscard } from './ask-to-discard.tsx'
import { changeAsText, changeFileName } from './change-as-text.ts'
import { EditAndRetry, editableFields } from './edit-and-retry.tsx'
import { refusalWords, type WayOut, waysOutOf } from './refusal-words.ts'
import { t } from './refused.texts.ts'
import { type RefusedDetails, refusedDetails, type SameBoat } from './refused-details.ts'
import { RefusedFields } from './refused-fields.tsx'

const NONE: RefusedDetails | null = null

/** A change that the server did not take: why, what was typed, what the server has, and the ways out. */
export function RefusedCard({ book, refused, outbox }: { book: Book; refused: QuarantineRow; outbox: readonly OutboxRow[] }) {
  const asked = useMemo(() => ({ refused, held: heldBackBy(refused, outbox) }), [refused, outbox])
  const details = useLocal(refusedDetails, asked, NONE)
  const [editing, setEditing] = useState(false)
  const { engine } = book.local
  const act = useAction({
    work: async (work: () => Promise<unknown>) => work(),
    onRefused: () => notify.danger(t('refusedCard.thatCould')),
  })
  if (!details) return null
  const { opId } = refused
  const canType = editableFields(refused).length > 0

  const run: Record<WayOut, () => void> = {
    retry: () => act.run(() => engine.retry(opId).then(() => engine.syncNow())),
    restore: () => act.run(() => engine.restore(opId).then(() => engine.syncNow())),
    edit: () => setEditing(true),
    save: () => saveFile(changeFileName(refused), new Blob([changeAsText(refused, details)], { type: 'text/plain;charset=utf-8' })),
    discard: () => void askToDiscard(details).then((yes) => yes && act.run(() => engine.discard(opId))),
  }
  const takeInstead = async ({ id, name }: SameBoat) => {
    const isSure = await confirm({
      title: t('refusedCard.isIt', { person: name }),
      text: t('refusedCard.whatWaits'),
      items: details.held,
      confirmLabel: t('refusedCard.yesUseThisBoat'),
    })
    if (isSure) act.run(() => engine.standFor(opId, id).then(() => engine.syncNow()))
  }
  const ways = waysOutOf(refused).filter((way) => way !== 'edit' || canType)
  return (
    <article className={classes.card} data-tone="red" aria-label={details.words}>
      <h4>{details.words}</h4>
      <p className={classes.reason}>{refusalWords(refused)}</p>
      <p className={classes.quiet}>{t('refusedCard.enteredItIsKept', { time: writeRecent(refused.at) })}</p>
      <RefusedFields fields={details.fields} isGone={refused.reason === 'gone'} />
      {details.held.length > 0 && (
        <div className={classes.held}>
          <b>{t('refusedCard.changesWait', { count: details.held.length })}</b>
          <ul>
            {details.held.map((words, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
              <li key={index}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {editing ? (
        <EditAndRetry
          refused={refused}
          saving={act.running}
          onCancel={() => setEditing(false)}
          onRetry={(patch) => act.run(() => engine.retry(opId, patch).then(() => engine.syncNow()))}
        />
      ) : (
        <div className={classes.ways}>
          {details.instead.map((boat) => (
            <Button key={boat.id} size="sm" loading={act.running} onClick={() => void takeInstead(boat)}>
              {t('refusedCard.itIs', { person: boat.name })}
            </Button>
          ))}
          {ways.map((way, index) => (
            <Fragment key={way}>
              {way === 'discard' && details.screen && refused.reason !== 'gone' && (
                <Button component={UiLink} href={details.screen} size="sm" variant="default">
                  {refused.call === 'finalize' || refused.call === 'reopen'
                    ? t('refusedCard.lookAtTheResults')
                    : canType || refused.kind !== 'up'
                      ? t('refusedCard.open')
                      : t('refusedCard.editAndRetry')}
                </Button>
              )}
              <Button
                size="sm"
                variant={index === 0 ? 'filled' : 'default'}
                color={way === 'discard' ? 'red' : undefined}
                loading={act.running && index === 0}
                onClick={run[way]}
              >
                {t(`refusedCard.names.${way}`)}
              </Button>
            </Fragment>
          ))}
        </div>
      )}
    </article>
  )
}
