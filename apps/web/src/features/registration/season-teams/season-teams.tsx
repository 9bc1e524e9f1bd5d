import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { seasonTeamCalls as calls, type SeasonTeam } from '@ramplight/contract/tours/season-teams'
import { byText } from '@ramplight/domain/kernel/text-order'
import { fullName } from '@ramplight/domain/registration/full-name'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AnglerPicker } from '#features/registration/anglers/index.ts'
import { ownTeamsQuery } from '#features/registration/teams/index.ts'
import { call } from '#platform/call.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { SeasonTeamSheet } from './season-team-sheet.tsx'
import { crewOfSeason, seasonTeamName, substitutesOf } from './season-team-words.ts'
import classes from './season-teams.module.css'
import { teamsOfSeasonQuery } from './season-teams.queries.ts'
import { t } from './season-teams.texts.ts'

type Props = { season: string; tour: string | null | undefined }

/** Who competes in a season: teams, anglers alone, and who may fish in their place (2 §3). */
export function SeasonTeams({ season, tour }: Props) {
  const online = useOnline()
  const teams = useQuery(teamsOfSeasonQuery(season))
  const [openId, setOpen] = useState<string | null>(null)
  const open = teams.data?.find(({ _id }) => _id === openId)
  return (
    <Section title={t('title')} note={teams.data?.length ? t('note', { count: teams.data.length }) : undefined} flush>
      <Loaded query={teams} what={t('noun')}>
        {(loaded) => (
          <>
            <RowList
              none={t('none')}
              rows={loaded
                .toSorted((a, b) => byText(seasonTeamName(a), seasonTeamName(b)))
                .map((one) => ({
                  key: one._id,
                  title: seasonTeamName(one),
                  about: aboutOf(one),
                  end: (
                    <Button
                      variant="default"
                      size="xs"
                      onClick={() => setOpen(one._id)}
                      aria-label={t('changeOne', { name: seasonTeamName(one) })}
                    >
                      {t('change')}
                    </Button>
                  ),
                }))}
            />
            <AddToSeason season={season} tour={tour} teams={loaded} online={online} />
          </>
        )}
      </Loaded>
      {open && <SeasonTeamSheet team={open} online={online} onClose={() => setOpen(null)} />}
    </Section>
  )
}

function aboutOf(one: SeasonTeam): string {
  const subs = substitutesOf(one)
  return [
    one.teamName ? fullNames({ anglers: crewOfSeason(one) }) : '',
    subs.length > 0 ? t('withSubstitutes', { names: subs.map(fullName).join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

type AddProps = Props & { teams: readonly SeasonTeam[]; online: boolean }
type Given = { team?: string; angler?: string; name: string }

function AddToSeason({ season, tour, teams, online }: AddProps) {
  const { user } = useSession()!
  const own = useQuery(ownTeamsQuery(user))
  /** One id for who is added, however often it is sent. */
  const ids = useRef(new Map<string, string>())
  const add = useAction({
    work: async ({ name: _, ...one }: Given) => {
      const key = one.team ?? one.angler ?? ''
      ids.current.set(key, ids.current.get(key) ?? newId())
      await call(calls.create, { body: { _id: ids.current.get(key)!, season, ...one } })
      ids.current.delete(key)
      await refreshed()
    },
    onDone: (_, { name }) => notify.success(t('added', { name })),
  })
  const named = new Set(teams.flatMap(({ team }) => team ?? []))
  const free = (own.data ?? [])
    .filter((one) => !named.has(one._id) && (!one.tour || one.tour === tour))
    .map((one) => ({ value: one._id, label: one.alias || one.name || fullNames(one) }))
    .toSorted((a, b) => byText(a.label, b.label))
  const alone = new Map(teams.flatMap(({ angler }) => (angler ? [[angler, t('inSeason')] as const] : [])))
  if (!online) return <p className={classes.offline}>{t('needsInternet')}</p>
  return (
    <div className={classes.foot}>
      <ChoiceField
        label={t('addTeam')}
        placeholder={t('chooseTeam')}
        description={own.data && free.length === 0 ? t('noTeamLeft') : undefined}
        data={free}
        value={null}
        searchable
        disabled={free.length === 0 || add.running}
        onChange={(chosen) => {
          const one = free.find(({ value }) => value === chosen)
          if (one) add.run({ team: one.value, name: one.label })
        }}
      />
      <AnglerPicker
        key={alone.size}
        anglers={[]}
        onChange={([one]) => one && add.run({ angler: one._id, name: fullName(one) })}
        max={1}
        crew={false}
        taken={alone}
        field={{ id: 'season-angler', label: t('addAngler') }}
      />
    </div>
  )
}
