import type { SyncCounts } from '@ramplight/sync/types'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import classes from '../sync.module.css'
import { t } from './state.texts.ts'
import { accounting } from './state-words.ts'

/** Every change ever made on this device and what became of it. */
export function AccountingLine({ counts }: { counts: SyncCounts }) {
  const { words, addsUp } = accounting(counts)
  return (
    <section className={classes.part} aria-labelledby="sync-accounting">
      <h3 id="sync-accounting">{t('accountingLine.everyChangeIsAccounted')}</h3>
      <p className={classes.accounting} data-tone={addsUp ? 'kelp' : 'red'}>
        {addsUp ? <IconCheck size={18} stroke={2} aria-hidden /> : <IconAlertTriangle size={18} stroke={2} aria-hidden />}
        <span>{words}</span>
      </p>
      {!addsUp && <p className={classes.quiet}>{t('accountingLine.theseFiguresDo')}</p>}
    </section>
  )
}
