import type { UserProfile } from '@ramplight/contract/people/user-profiles'
import type { User } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { writeDay } from '@ramplight/ui/values/times'
import { pictureSrc } from '#platform/files/picture-src.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'
import { PROFILE_FIELDS } from './profile-fields.ts'

type Props = { user: Pick<User, 'first_name' | 'last_name' | 'city' | 'state' | 'createdAt' | 'profileIcon'>; profile: UserProfile | null }

const BACKGROUND = 960
const ICON = 128

/** What others read of an angler: each part only where something was said. */
export function ProfileCard({ user, profile }: Props) {
  const said = PROFILE_FIELDS.flatMap((name) => (profile?.[name] ? [[name, profile[name]] as const] : []))
  return (
    <article>
      {(profile?.background_image || user.profileIcon) && (
        <div className={classes.pictures}>
          {profile?.background_image && <img src={pictureSrc(profile.background_image, BACKGROUND)!} alt="" />}
          {user.profileIcon && <img className={classes.icon} src={pictureSrc(user.profileIcon, ICON)!} alt="" />}
        </div>
      )}
      <h3>{fullName(user)}</h3>
      <p className={classes.note}>{user.city && user.state ? `${user.city}, ${user.state}` : t('profile.country')}</p>
      <p className={classes.note}>{t('profile.memberSince', { date: writeDay(user.createdAt) })}</p>
      {said.length === 0 && <p className={classes.note}>{t('profile.nothingYet')}</p>}
      {said.map(([name, text]) => (
        <section key={name}>
          <h4>{t(`profile.${name}`)}</h4>
          <p className={classes.words}>{text}</p>
        </section>
      ))}
    </article>
  )
}
