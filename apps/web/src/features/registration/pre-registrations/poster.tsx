import { Button } from '@mantine/core'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { shortCodeOf } from '@ramplight/domain/tournament/short-code'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { QrCode } from '#platform/qr-code.tsx'
import { writeDates } from '#platform/values/tournament-dates.ts'
import './pre-registrations.css'
import { preRegistrationsQuery } from './pre-registrations.queries.ts'
import { t } from './pre-registrations.texts.ts'

/** Where the code leads. */
const addressOf = ({ _id }: Tournament) => `${location.origin}/pre-register-qr-code/${_id}`
/** The same, for who types it from the poster; the server leads on. */
const shortOf = ({ _id }: Tournament) => `${location.host}/q/${shortCodeOf(_id)}`

/** The sheet at the table, on a tablet or on paper: made on this device, also without a network. */
export function Poster({ tournament }: { tournament: Tournament }) {
  const { data } = useQuery(preRegistrationsQuery(tournament._id))
  const address = addressOf(tournament)
  const shown = shortOf(tournament)
  return (
    <>
      <div className="rl-poster__bar">
        <span>{t('poster.help')}</span>
        <Button leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />} onClick={() => window.print()}>
          {t('poster.print')}
        </Button>
      </div>
      <section className="rl-poster" aria-label={t('poster.title')}>
        <h2>{tournament.name}</h2>
        <p className="rl-poster__event">
          {t('poster.title')} · {writeDates(tournament.tournamentDates)}
        </p>
        <QrCode text={address} label={t('poster.code', { address: shown })} className="rl-poster__code" />
        <ol className="rl-poster__steps">
          {(['scan', 'tell', 'pay'] as const).map((step, index) => (
            <li key={step}>
              <b>{index + 1}</b> {t(`poster.${step}`)}
            </li>
          ))}
        </ol>
        <p className="rl-poster__address">{shown}</p>
        {data && <p className="rl-poster__count">{t('poster.count', { count: data.length })}</p>}
      </section>
    </>
  )
}
