import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { PreRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { DocumentsToHandIn } from '#features/content/documents/index.ts'
import { moneyLook, useAnglerMoney } from '#features/tournaments/angler-money/index.ts'
import { useBase } from '#platform/places.ts'
import { EntryCode } from '../entry-code/index.ts'
import { OwnPots } from '../own-pots/index.ts'
import { PayByCard } from '../pay-by-card/index.ts'
import { MyWaiver } from '../waiver/index.ts'
import { Crew } from './crew.tsx'
import { HandOn } from './hand-on.tsx'
import { InviteGuest } from './invite-guest.tsx'
import { InvitePartner } from './invite-partner.tsx'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

/** `team`: the sign-up that it came from; who was entered by the director has none. */
type Props = { tournament: Tournament; entry: TournamentEntry; team: PreRegistration | undefined }

/** A team that is a boat: paid or not, the code for the check-in, and where everything else of it stands. */
export function Entered({ tournament, entry, team }: Props) {
  const base = useBase()
  const room = crewSizeOf(tournament) - entry.users.length
  const { money, words } = useAnglerMoney({ boat: entry, tournament })
  return (
    <div className={classes.form}>
      <Banner {...moneyLook(money)}>
        <b className={classes.isIn}>{t('in.title')}</b>
        <span>{words}</span>
        {entry.boatNumber == null ? ` ${t('in.draw')}` : ` ${t('in.boat', { number: String(entry.boatNumber) })}`}
      </Banner>
      <MyWaiver tournament={tournament._id} />
      <DocumentsToHandIn tournament={tournament} />
      <OwnPots entry={entry} tournament={tournament} />
      <PayByCard key={entry.coupon?._id ?? ''} entry={entry} tournament={tournament} />
      <Section title={t('in.code')} note={t('in.codeText')}>
        <EntryCode entry={entry} name={tournament.name} big />
      </Section>
      <Crew boat={entry} number={team?.number ?? null}>
        {team?._id === entry._id && room > 0 && tournament.status === 'Open' && (
          <>
            <InviteGuest team={team._id} tournament={tournament} />
            <InvitePartner team={team._id} tournament={tournament} room={room} />
          </>
        )}
      </Crew>
      <HandOn tournament={tournament} />
      <div className={classes.buttons}>
        <Button component={UiLink} href={`/angler/entries/${entry._id}`} size="md">
          {t('in.entry')}
        </Button>
        <Button component={UiLink} href={`${base}/tournaments/${tournament._id}`} size="md" variant="default">
          {t('in.seeTournament')}
        </Button>
      </div>
    </div>
  )
}
