import { newId } from '@ramplight/contract/kernel/new-id'
import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import type { Season } from '@ramplight/contract/tours/seasons'
import type { Tour } from '@ramplight/contract/tours/tours'
import { messageOf } from '@ramplight/domain/kernel/errors'
import type { RequiredField } from '@ramplight/domain/tournament/required-fields'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { MissingFieldsDialog } from '@ramplight/ui/form/missing-fields-dialog.tsx'
import { useDraft } from '@ramplight/ui/form/use-draft'
import { LoadingRows } from '@ramplight/ui/states/loading-rows.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useEventLevel } from '#features/payments/plans/index.ts'
import { describeDefaults, feeOfTour, tourSettingsQuery } from '#features/tours/tour-settings/index.ts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { landingsOf } from '../tournaments/landings.ts'
import { seasonFor, suggestName } from '../tournaments/suggest-name.ts'
import { t } from './quick-create.texts.ts'
import { createBody, emptyQuickCreate, FIELD_OF, fillIn, landingOfTour, missingOf, type QuickCreateValues } from './quick-create.values.ts'
import { QuickCreateForm } from './quick-create-form.tsx'

type Props = { tours: readonly Tour[]; seasons: readonly Season[]; past: readonly Tournament[]; startTour?: string; ready: boolean }

/** The tour of the tournament made last is the one the next is likely to be of. */
const lastUsedTour = (tours: readonly Tour[], past: readonly Tournament[]) => {
  const newest = past.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).find(({ tour }) => tours.some(({ _id }) => _id === tour))
  return newest?.tour ?? tours[0]?._id ?? null
}

export function QuickCreate({ tours, seasons, past, startTour, ready }: Props) {
  if (!ready) return <LoadingRows rows={4} height={96} label={t('quickCreate.loadingYourRamps')} />
  const start = { ...emptyQuickCreate, tour: startTour ?? lastUsedTour(tours, past) }
  return <Form tours={tours} seasons={seasons} past={past} start={start} />
}

function Form({ tours, seasons, past, start }: Pick<Props, 'tours' | 'seasons' | 'past'> & { start: QuickCreateValues }) {
  const go = useGo()
  const [id] = useState(() => newId())
  const [values, setValues] = useState(start)
  const [missing, setMissing] = useState<RequiredField[]>([])
  const settings = useQuery({ ...tourSettingsQuery(values.tour ?? ''), enabled: values.tour !== null })
  const defaults = settings.data?.tournamentDefaults
  const landings = useMemo(() => {
    const home = landingOfTour(defaults)
    const used = landingsOf(past)
    return home && !used.some(({ key }) => key === home.key) ? [home, ...used] : used
  }, [past, defaults])
  const tour = tours.find(({ _id }) => _id === values.tour)
  const season = seasonFor(seasons, values.tour, values.dates[0])
  const suggestedName = (location: string) => suggestName({ tour, location, date: values.dates[0], past, season })
  const filled = fillIn(values, { landings, defaults, suggestedName })
  const dirty = JSON.stringify({ ...values, tour: null }) !== JSON.stringify({ ...emptyQuickCreate, tour: null })
  const level = useEventLevel()
  const draft = useDraft({ key: ownPlace('new-tournament'), values, isDirty: dirty })

  const create = useAction({
    work: (_then: 'overview' | 'setup') => call(tournamentCalls.create, { body: createBody(id, filled, season?._id) }),
    onDone: (tournament, then) => {
      draft.clear()
      notify.success(t('quickCreate.isReady', { name: tournament.name }))
      go(`/director/tournaments/${tournament._id}${then === 'setup' ? '/setup' : ''}`, { replace: true })
    },
    onRefused: (error) => {
      if (error instanceof CallError && error.code === 'tournament.missing-fields') setMissing(error.details as RequiredField[])
      else notify.danger(t('quickCreate.notCreated', { reason: messageOfError(error) }))
    },
  })
  const started = { director: tour?.director ?? '', status: 'Draft', startDate: filled.dates[0] ?? todayHere() } as const
  const submit = (then: 'overview' | 'setup') => {
    if (create.running) return
    const list = missingOf(filled)
    if (list.length > 0) setMissing(list)
    else
      void level
        .ask({ ...started, timezone: filled.timezone, state: filled.address.state }, {}, { tournamentDates: filled.dates })
        .then((has) => has && create.run(then))
  }

  return (
    <>
      <DraftNotice draft={draft} onRestore={setValues} />
      <QuickCreateForm
        values={values}
        filled={filled}
        onChange={(part) => setValues((before) => ({ ...before, ...part }))}
        tours={tours}
        landings={landings}
        fromTour={settings.isPending ? null : [...(season ? [season.name] : []), ...describeDefaults(settings.data ?? {})]}
        tourFee={feeOfTour(settings.data ?? {})}
        today={todayHere()}
        creating={create.running}
        onCreate={submit}
      />
      <MissingFieldsDialog
        opened={missing.length > 0}
        onClose={() => setMissing([])}
        title={messageOf('tournament.missing-fields', { list: missing.join(', ') })}
        fields={fieldsOf(missing, values.ramp === null && landings.length > 0)}
      />
    </>
  )
}

const ADDRESS: readonly RequiredField[] = ['Location', 'Landing', 'Street', 'City', 'State', 'Zip']

/** Where each missing field is asked; without a ramp all of the address is one question. */
function fieldsOf(missing: readonly RequiredField[], noRamp: boolean) {
  const single = noRamp ? missing.filter((label) => !ADDRESS.includes(label)) : missing
  const ramp = single.length < missing.length ? [{ field: 'ramp', label: t('quickCreate.rampIsMissing') }] : []
  return [...ramp, ...single.map((label) => ({ field: FIELD_OF[label], label }))]
}
