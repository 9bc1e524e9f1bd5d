import { Modal, Progress } from '@mantine/core'
import { IconPlug } from '@tabler/icons-react'
import classes from '../sync.module.css'
import { t } from './drawer.texts.ts'

type PrepDialogProps = {
  opened: boolean
  /** Tables that are complete. */
  done: number
  /** Null: not known yet. */
  total: number | null
  /** What is being fetched: "Entries, 400 so far". */
  detail?: string | undefined
}

/** Everything is being fetched for a day without signal. It ends by itself; nobody closes it by accident. */
export function PrepDialog({ opened, done, total, detail }: PrepDialogProps) {
  const words =
    total === null
      ? (detail ?? t('prepDialog.askingHowMuchThere'))
      : [t('prepDialog.ofTables', { done, total }), detail].filter(Boolean).join(' · ')
  return (
    <Modal
      opened={opened}
      onClose={() => undefined}
      title={t('prepDialog.syncInProgress')}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <p className="rl-dialog__text">{t('prepDialog.gettingAllData')}</p>
      <div className={classes.running} role="status">
        <Progress value={total ? (100 * done) / total : 100} animated={total === null} aria-label={words} size="lg" />
        <span>{words}</span>
      </div>
      <p className={classes.asleep}>
        <IconPlug size={18} stroke={1.75} aria-hidden />
        {t('prepDialog.youCanKeep')}
      </p>
    </Modal>
  )
}
