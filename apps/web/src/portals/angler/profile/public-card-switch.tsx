import { type UserProfile, userProfileCalls } from '@ramplight/contract/people/user-profiles'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'

/** Turns the page that everybody may read on and off; off until the person turns it on. */
export function PublicCardSwitch({ user, profile }: { user: string; profile: UserProfile | null }) {
  const online = useOnline()
  const isOn = profile?.publicCard ?? false
  const turn = useAction({
    work: (publicCard: boolean) => call(userProfileCalls.setPublicCard, { body: { publicCard } }),
    onDone: ({ publicCard }) => notify.success(t(publicCard ? 'profile.publicOn' : 'profile.publicOff')),
  })
  return (
    <>
      <FlagField
        label={t('profile.publicCard')}
        description={t('profile.publicAbout')}
        checked={turn.running ? turn.given === true : isOn}
        disabled={!online || turn.running}
        onChange={(event) => turn.run(event.currentTarget.checked)}
      />
      {!online && <p className={classes.note}>{t('needsInternet')}</p>}
      {isOn && (
        <p>
          <UiLink href={`/anglers/${user}`}>{t('profile.publicOpen')}</UiLink>
        </p>
      )}
    </>
  )
}
