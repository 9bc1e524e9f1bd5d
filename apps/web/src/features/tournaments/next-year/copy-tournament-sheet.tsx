import { Button, SegmentedControl } from '@mantine/core'
import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { carriedInOf, datesYearsLater, nameYearsLater, yearsOn, yearsToCome } from '@ramplight/domain/tournament/next-year'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { DaysField } from '@ramplight/ui/form/days-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useLevelRefusal } from '#features/payments/plans/index.ts'
import { ownSeasonsQuery } from '#features/tours/seasons/index.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { useRests } from '#platform/use-rests.ts'
import { useSession } from '#platform/use-session.ts'
import { todayHere, writeDate, writeDates } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { seasonFor } from '../tournaments/suggest-name.ts'
import { tournamentQuery } from '../tournaments/tournaments.queries.ts'
import { copyTournament, idsForCopy } from './copy-tournament.ts'
import classes from './next-year.module.css'
import { t } from './next-year.texts.ts'

const LONGEST_NAME = 160
type Status = 'Draft' | 'Scheduled' | 'Open'
const statuses = (): { value: Status; label: string }[] => [
  { value: 'Draft', label: t('copyTournament.draft') },
  { value: 'Scheduled', label: t('copyTournament.scheduled') },
  { value: 'Open', label: t('copyTournament.open') },
]

type Props = { id: string; onClose: () => void }

/** Next year's tournament from last year's: a name, the dates, and what comes along. */
export function CopyTournamentSheet({ id, onClose }: Props) {
  const tournament = useQuery(tournamentQuery(id))
  return (
    <SideSheet opened onClose={onClose} title={t('copyTournament.title')} subtitle={tournament.data?.name}>
      <Loaded query={tournament} what={t('copyTournament.tournamentNoun')}>
        {(loaded) => <Form tournament={loaded} onClose={onClose} />}
      </Loaded>
    </SideSheet>
  )
}

function Form({ tournament, onClose }: { tournament: Tournament; onClose: () => void }) {
  const go = useGo()
  const refuse = useLevelRefusal()
  const rests = useRests(tournamentCalls.create)
  const seasons = useQuery(ownSeasonsQuery(useSession()!.user)).data ?? []
  const [idFor] = useState(idsForCopy)
  const { tournamentDates: before, startDate } = tournament
  const [suggested] = useState(() => {
    const years = yearsToCome(startDate, todayHere())
    return datesYearsLater(before, years)
  })
  const [dates, setDates] = useState<string[]>(suggested)
  const [typed, setTyped] = useState<string | null>(null)
  const [status, setStatus] = useState<Status>('Draft')
  const [tried, setTried] = useState(false)
  const [first] = dates
  const name = typed ?? nameYearsLater(tournament.name, startDate, first ? yearsOn(startDate, first) : 0)
  const season = seasonFor(seasons, tournament.tour, first)
  useUnsavedGuard(typed !== null || dates.join() !== suggested.join())

  const copying = useAction({
    work: () => copyTournament(tournament, { name: name.trim(), dates, season: season?._id ?? null, status }, idFor),
    onDone: (made) => {
      notify.success(t('copyTournament.created', { name: made.name }))
      onClose()
      go(`/director/tournaments/${made._id}`)
    },
    onRefused: refuse,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() && first && !rests) copying.run()
  }
  const dateProps = {
    description: t('copyTournament.lastTime', { dates: writeDates(before) }),
    error: tried && !first ? t('copyTournament.chooseDate') : undefined,
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={labelOf('tournaments', 'name')}
        value={name}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={tried && !name.trim() ? t('copyTournament.enterName') : undefined}
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      {before.length > 1 ? (
        <DaysField
          type="multiple"
          label={t('copyTournament.dates')}
          value={dates}
          onChange={(chosen) => setDates(chosen.toSorted())}
          {...dateProps}
        />
      ) : (
        <DayField label={t('copyTournament.date')} value={first ?? null} onChange={(date) => setDates(date ? [date] : [])} {...dateProps} />
      )}
      {first && <p className={classes.when}>{writeDates(dates)}</p>}
      {(season || tournament.season) && (
        <p className={classes.note}>{season ? t('copyTournament.inSeason', { season: season.name }) : t('copyTournament.noSeason')}</p>
      )}
      <FieldGroup legend={t('copyTournament.status')}>
        <SegmentedControl
          className={classes.status}
          data={statuses()}
          value={status}
          onChange={(next) => setStatus(next as Status)}
          aria-label={t('copyTournament.status')}
        />
      </FieldGroup>
      <ul className={classes.notes}>
        <li>{t('copyTournament.whatIsCopied')}</li>
        <li>{t('copyTournament.whatIsNot')}</li>
        {carriedInOf(tournament) > 0 && <li>{t('copyTournament.carriedIn', { amount: writeShortMoney(carriedInOf(tournament)) })}</li>}
        {before.length === 1 && tournament.dayTimes.length > 0 && (
          <li>{t('copyTournament.oneDayTimes', { date: writeDate(startDate) })}</li>
        )}
      </ul>
      <div className={`rl-sheet__footer ${classes.footer}`}>
        <Button variant="default" onClick={onClose} disabled={copying.running}>
          {t('copyTournament.cancel')}
        </Button>
        <NeedsInternet offline={rests}>
          <Button type="submit" loading={copying.running}>
            {t('copyTournament.copy')}
          </Button>
        </NeedsInternet>
      </div>
    </form>
  )
}
