import { Button, Modal, Radio } from '@mantine/core'
import { messageOf } from '@ramplight/domain/kernel/errors'
import { useState } from 'react'
import { type Merge, settle } from './merge-versions.ts'
import { t } from './record-form.texts.ts'
import classes from './stale-dialog.module.css'

type Props<V extends object> = {
  merge: Merge<V> | null
  labelOf: (path: string) => string
  write: (path: string, value: unknown, of: V) => string
  saving: boolean
  onSettle: (values: V) => void
  onClose: () => void
}

/** Somebody else saved first. What was typed is kept; only what both changed has to be chosen. */
export function StaleDialog<V extends object>({ merge, labelOf, write, saving, onSettle, onClose }: Props<V>) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (path: string, side: string) => {
    const next = new Set(theirs)
    if (side === 'theirs') next.add(path)
    else next.delete(path)
    setTheirs(next)
  }
  return (
    <Modal opened={merge !== null} onClose={onClose} title={t('staleDialog.changedBySomebodyElse')} size="lg">
      <p className="rl-dialog__text">{messageOf('record.stale')}</p>
      {merge && (
        <div className={classes.clashes}>
          {merge.clashes.map(({ path, mine, theirs: other }) => (
            <Radio.Group
              key={path}
              label={labelOf(path)}
              value={theirs.has(path) ? 'theirs' : 'mine'}
              onChange={(side) => choose(path, side)}
            >
              <div className={classes.sides}>
                <Radio.Card
                  value="mine"
                  className={classes.side}
                  aria-label={t('staleDialog.yoursIs', { value: write(path, mine, merge.mine) })}
                >
                  <small>{t('staleDialog.yours')}</small>
                  <b>{write(path, mine, merge.mine)}</b>
                </Radio.Card>
                <Radio.Card
                  value="theirs"
                  className={classes.side}
                  aria-label={t('staleDialog.theirsIs', { value: write(path, other, merge.theirs) })}
                >
                  <small>{t('staleDialog.theirs')}</small>
                  <b>{write(path, other, merge.theirs)}</b>
                </Radio.Card>
              </div>
            </Radio.Group>
          ))}
          {merge.taken.length > 0 && (
            <p className="rl-dimmed">{t('staleDialog.takenOver', { fields: merge.taken.map(labelOf).join(', ') })}</p>
          )}
          {merge.clashes.length === 0 && <p className="rl-dimmed">{t('staleDialog.nothingClashes')}</p>}
        </div>
      )}
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onClose}>
          {t('staleDialog.keepEditing')}
        </Button>
        <Button loading={saving} onClick={() => merge && onSettle(settle(merge, (path) => !theirs.has(path)))}>
          {t('staleDialog.saveBothTogether')}
        </Button>
      </div>
    </Modal>
  )
}
