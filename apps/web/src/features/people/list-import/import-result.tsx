import { Button } from '@mantine/core'
import { fullName } from '@ramplight/domain/registration/full-name'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import classes from './list-import.module.css'
import { t } from './list-import.texts.ts'
import type { Sent } from './send-people.ts'

/** What became of the list; `left`: lines that are still there. */
export function ImportResult({ sent, left, onAgain }: { sent: Sent; left: number; onAgain: () => void }) {
  const byReason = [...Map.groupBy(sent.left, ({ why }) => why)]
  return (
    <div className={classes.stack}>
      <div role="status">
        {sent.done.size > 0 ? (
          <Banner tone="kelp" icon={IconCheck}>
            {t('result.imported', { count: sent.done.size })}
          </Banner>
        ) : (
          <Banner tone="amber" icon={IconAlertTriangle}>
            {t('result.nothing')}
          </Banner>
        )}
      </div>
      <div className={classes.tiles}>
        <StatTile label={t('result.new')} value={sent.created} />
        <StatTile label={t('result.known')} value={sent.matched} />
        <StatTile label={t('result.left')} value={left} />
      </div>
      {sent.unknown.length > 0 && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          {t('result.notKnown', { count: sent.unknown.length })}
        </Banner>
      )}
      {byReason.map(([reason, some]) =>
        some.length > 5 ? (
          <Banner key={reason} tone="amber" icon={IconAlertTriangle}>
            {t('result.notSent', { count: some.length, reason })}
          </Banner>
        ) : (
          <div key={reason} className={classes.lines}>
            <table>
              <caption className="rl-sr-only">{t('result.left')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('result.left')}</th>
                  <th scope="col">{t('result.why')}</th>
                </tr>
              </thead>
              <tbody>
                {some.map(({ line, why }) => (
                  <tr key={line.id}>
                    <td className={classes.name}>{fullName(line.person)}</td>
                    <td>{why}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ),
      )}
      {left > 0 && (
        <Button variant="default" onClick={onAgain}>
          {t('result.fix', { count: left })}
        </Button>
      )}
    </div>
  )
}
