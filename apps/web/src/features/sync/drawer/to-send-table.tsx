import { NAMED_LISTS, type SyncTable } from '@ramplight/contract/sync/tables'
import type { OutboxRow, QuarantineRow } from '@ramplight/sync/types'
import { useState } from 'react'
import { type TableLine, tableLines } from '../state/waiting-list.ts'
import classes from '../sync.module.css'
import { t } from './drawer.texts.ts'

type ToSendTableProps = { outbox: readonly OutboxRow[]; quarantine: readonly QuarantineRow[] }

const NAMED = new Set<SyncTable>(Object.values(NAMED_LISTS))
const hasWork = ({ toSend, toDelete, refused }: TableLine) => toSend + toDelete + refused > 0

/** For each table what is to send and to delete. Tables without work are there on demand. */
export function ToSendTable({ outbox, quarantine }: ToSendTableProps) {
  const [showsAll, setShowsAll] = useState(false)
  const all = tableLines(outbox, quarantine)
  const busy = all.filter(hasWork)
  const lines = showsAll ? all.filter((line) => hasWork(line) || NAMED.has(line.tbl)) : busy
  return (
    <section className={classes.part} aria-labelledby="sync-tables">
      <h3 id="sync-tables">{t('toSendTable.byTable')}</h3>
      {lines.length === 0 ? (
        <p className={classes.quiet}>{t('toSendTable.nothingToSend')}</p>
      ) : (
        <table className={classes.tables}>
          <thead>
            <tr>
              <th scope="col">{t('toSendTable.table')}</th>
              <th scope="col">{t('toSendTable.toSend')}</th>
              <th scope="col">{t('toSendTable.toDelete')}</th>
              <th scope="col">{t('toSendTable.refused')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ tbl, name, toSend, toDelete, refused }) => (
              <tr key={tbl}>
                <th scope="row">{name}</th>
                <td data-none={toSend === 0 || undefined}>{toSend}</td>
                <td data-none={toDelete === 0 || undefined}>{toDelete}</td>
                <td data-none={refused === 0 || undefined} data-tone={refused > 0 ? 'red' : undefined}>
                  {refused}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button type="button" className="rl-link-button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? t('toSendTable.showTablesWithWork') : t('toSendTable.showAllTables')}
      </button>
    </section>
  )
}
