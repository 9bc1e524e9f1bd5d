import { type Team, teamCalls } from '@ramplight/contract/registration/teams'
import type { Tour } from '@ramplight/contract/tours/tours'
import { fullName } from '@ramplight/domain/registration/full-name'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { fullNames } from '#platform/values/entry-name.ts'
import { AnglerPicker } from '../anglers/index.ts'
import { type TeamValues, teamValues, writtenTeam } from './team-values.ts'
import { t } from './teams.texts.ts'

/** Two to four fish together, and one or two stand by. */
const MOST = 6

type Props = { team: Team | null; tours: readonly Tour[]; onClose: () => void }

/** Who is in a team, and what each of them is. */
export function TeamSheet({ team, tours, onClose }: Props) {
  const onlyTour = tours.length === 1 ? tours[0]!._id : null
  const check = ({ anglers, sub }: TeamValues) =>
    anglers.filter(({ _id }) => _id !== sub).length === 0 ? [{ field: 'anglers', message: t('teamSheet.nobody') }] : []
  return (
    <RecordSheet<Team, TeamValues>
      title={team ? (team.alias ?? team.name ?? fullNames(team)) : t('teamSheet.add')}
      calls={teamCalls}
      record={team}
      valuesOf={(stored) => teamValues(stored, onlyTour)}
      written={writtenTeam}
      check={check}
      draftKey={`team-${team?._id ?? 'new'}`}
      saveLabel={t(team ? 'teamSheet.save' : 'teamSheet.add')}
      onClose={onClose}
    >
      {(form) => {
        const people = form.values.anglers.map((angler) => ({ value: angler._id, label: fullName(angler) }))
        return (
          <>
            <AnglerPicker
              anglers={form.values.anglers}
              max={MOST}
              onChange={(anglers) => form.set('anglers', anglers)}
              error={form.errorOf('anglers')}
            />
            {people.length > 0 && (
              <FieldRow>
                <ChoiceBox form={form} path="boatCaptain" label={t('teamSheet.boatCaptain')} options={people} clearable />
                <ChoiceBox form={form} path="sub" options={people.slice(1)} clearable />
              </FieldRow>
            )}
            <FieldRow>
              <TextBox form={form} path="name" />
              <TextBox form={form} path="alias" description={t('teamSheet.alias')} />
            </FieldRow>
            <FieldRow>
              <TextBox form={form} path="club_name" />
              <ChoiceBox form={form} path="tour" options={tours.map(({ _id, name }) => ({ value: _id, label: name }))} clearable />
            </FieldRow>
          </>
        )
      }}
    </RecordSheet>
  )
}
