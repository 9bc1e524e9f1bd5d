import { Button } from '@mantine/core'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { type Season, seasonCalls } from '@ramplight/contract/tours/seasons'
import {
  carriedInOf,
  datesYearsLater,
  dateYearsLater,
  nameYearsLater,
  seasonNextYear,
  yearsOn,
} from '@ramplight/domain/tournament/next-year'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { useRests } from '#platform/use-rests.ts'
import { todayHere, writeDates } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { wholeTournamentsOfSeasonQuery } from '../tournaments/whole-tournaments.queries.ts'
import { copyTournament, idsForCopy } from './copy-tournament.ts'
import classes from './next-year.module.css'
import { t } from './next-year.texts.ts'

const LONGEST_NAME = 120

type Props = { season: Season; onClose: () => void }

/** Next year's season from last year's, with those of its tournaments that are to take place again. */
export function CopySeasonSheet({ season, onClose }: Props) {
  const tournaments = useQuery(wholeTournamentsOfSeasonQuery(season._id))
  return (
    <SideSheet opened onClose={onClose} title={t('copySeason.title')} subtitle={season.name}>
      <Loaded query={tournaments} what={t('copySeason.tournamentsNoun')}>
        {(loaded) => <Form season={season} tournaments={loaded} onClose={onClose} />}
      </Loaded>
    </SideSheet>
  )
}

/** One year on, or as many as it takes until the season is not over. */
function nextDates({ startDate, endDate }: Season) {
  let years = 1
  while (dateYearsLater(endDate, years) < todayHere()) years++
  return { startDate: dateYearsLater(startDate, years), endDate: dateYearsLater(endDate, years) }
}

/** Each tournament as it will be: as many years on as the season. */
const nextYearOf = (tournament: Tournament, years: number) => ({
  name: nameYearsLater(tournament.name, tournament.startDate, years),
  dates: datesYearsLater(tournament.tournamentDates, years),
})

function Form({ season, tournaments, onClose }: Props & { tournaments: readonly Tournament[] }) {
  const go = useGo()
  const rests = useRests(seasonCalls.create)
  const [idFor] = useState(idsForCopy)
  const [suggested] = useState(() => nextDates(season))
  const [startDate, setStart] = useState<string | null>(suggested.startDate)
  const [endDate, setEnd] = useState<string | null>(suggested.endDate)
  const [typed, setTyped] = useState<string | null>(null)
  const [unticked, setUnticked] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  // How many tournaments are there; null: not even the season.
  const [done, setDone] = useState<number | null>(null)
  const years = startDate ? Math.max(1, yearsOn(season.startDate, startDate)) : 1
  const name = typed ?? nameYearsLater(season.name, season.startDate, years)
  const chosen = tournaments.filter(({ _id }) => !unticked.includes(_id))
  const carried = chosen.reduce((total, one) => total + carriedInOf(one), 0)
  const dateError = !startDate || !endDate ? t('copySeason.chooseDates') : endDate < startDate ? t('copySeason.endsBeforeItStarts') : null
  useUnsavedGuard(typed !== null || unticked.length > 0 || startDate !== suggested.startDate || endDate !== suggested.endDate)

  const copying = useAction({
    work: async () => {
      const anew = { _id: idFor(season._id), name: name.trim(), startDate: startDate ?? '', endDate: endDate ?? '' }
      const made = await call(seasonCalls.create, { body: seasonNextYear(season, anew) })
      setDone(0)
      for (const [at, tournament] of chosen.entries()) {
        await copyTournament(tournament, { ...nextYearOf(tournament, years), season: made._id, status: 'Draft' }, idFor)
        setDone(at + 1)
      }
      return made
    },
    onDone: (made) => {
      notify.success(t('copySeason.created', { name: made.name, count: chosen.length }))
      onClose()
      go(`/director/seasons/${made._id}`)
    },
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() && !dateError && !rests) copying.run()
  }
  // What is made already stays as it was made; what is refused can still be left out.
  const begun = done !== null
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={labelOf('seasons', 'name')}
        value={name}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={tried && !name.trim() ? t('copyTournament.enterName') : undefined}
        maxLength={LONGEST_NAME}
        disabled={begun}
        autoComplete="off"
      />
      <FieldRow>
        <DayField label={labelOf('seasons', 'startDate')} value={startDate} onChange={setStart} disabled={begun} />
        <DayField
          label={labelOf('seasons', 'endDate')}
          value={endDate}
          onChange={setEnd}
          error={tried ? dateError : undefined}
          disabled={begun}
        />
      </FieldRow>
      {tournaments.length > 0 ? (
        <FieldGroup legend={t('copySeason.tournaments')}>
          {tournaments.map((one) => {
            const next = nextYearOf(one, years)
            const isChosen = !unticked.includes(one._id)
            return (
              <TickField
                key={one._id}
                label={next.name}
                description={writeDates(next.dates)}
                checked={isChosen}
                onChange={() => setUnticked(isChosen ? [...unticked, one._id] : unticked.filter((id) => id !== one._id))}
              />
            )
          })}
        </FieldGroup>
      ) : (
        <p className={classes.note}>{t('copySeason.noTournaments')}</p>
      )}
      <ul className={classes.notes}>
        <li>{t('copySeason.whatIsCopied')}</li>
        <li>{t('copySeason.whatIsNot')}</li>
        {carried > 0 && <li>{t('copySeason.carriedIn', { amount: writeShortMoney(carried) })}</li>}
      </ul>
      {copying.running && begun && <p className={classes.note}>{t('copySeason.soFar', { done, total: chosen.length })}</p>}
      {copying.error && !copying.running && (
        <ErrorState
          compact
          failed={messageOfError(copying.error)}
          safe={begun ? t('copySeason.notAll', { done, total: chosen.length }) : t('copySeason.nothing')}
        />
      )}
      <div className={`rl-sheet__footer ${classes.footer}`}>
        <Button variant="default" onClick={onClose} disabled={copying.running}>
          {t('copySeason.cancel')}
        </Button>
        <NeedsInternet offline={rests}>
          <Button type="submit" loading={copying.running}>
            {t('copySeason.copy', { count: chosen.length })}
          </Button>
        </NeedsInternet>
      </div>
    </form>
  )
}
