import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ticketQuery } from './raffles.queries.ts'
import { t } from './raffles.texts.ts'

type Props = { buyer: string; ids: readonly string[]; onMore: () => void; onClose: () => void }

/** The numbers that were sold, large enough to be read out or written down. Tickets that are bought together follow each other. */
export function SoldNumbers({ buyer, ids, onMore, onClose }: Props) {
  const first = useQuery(ticketQuery(ids[0]!)).data?.entryNumber
  const last = useQuery(ticketQuery(ids.at(-1)!)).data?.entryNumber
  return (
    <div className="rl-fields">
      <p className="rl-dimmed">{t('sell.soldTo', { buyer })}</p>
      {first && last ? (
        <p className="rl-raffle__numbers" aria-live="polite">
          <small>{t(first === last ? 'sell.one' : 'sell.many')}</small>
          <b className="rl-num">{first === last ? first : t('sell.numbers', { first: String(first), last: String(last) })}</b>
        </p>
      ) : (
        <p aria-live="polite">{t('sell.waiting')}</p>
      )}
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onMore}>
          {t('sell.more')}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {t('sell.done')}
        </Button>
      </div>
    </div>
  )
}
