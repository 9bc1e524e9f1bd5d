import { userProfileCalls } from '@ramplight/contract/people/user-profiles'
import type { User } from '@ramplight/contract/people/users'
import { userCalls } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { PictureBox } from '#platform/files/picture-box.tsx'
import { queryOf } from '#platform/query.ts'
import { sessionUserIs } from '#platform/session.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'

/** The picture of who is signed in, which everybody sees beside their name, and the one behind their card. */
export function MyPictures({ user }: { user: User }) {
  const of = { params: { userId: user._id } }
  const { data: profile, error, isPending } = useQuery({ ...queryOf(userProfileCalls.forUser, of), retry: false })
  const hasNone = error instanceof CallError && error.status === 404
  const saveIcon = async (profileIcon: string | null) => {
    sessionUserIs(await call(userCalls.updateCertainFields, { params: { id: user._id }, body: { profileIcon } }))
    notify.success(profileIcon ? t('pictures.saved') : t('pictures.removed'))
  }
  const saveBackground = async (background_image: string | null) => {
    if (profile) await call(userProfileCalls.update, { params: { id: profile._id }, body: { background_image } })
    else await call(userProfileCalls.create, { body: { background_image } })
    notify.success(background_image ? t('pictures.saved') : t('pictures.removed'))
  }
  return (
    <div className={classes.form}>
      <PictureBox
        label={t('pictures.icon')}
        description={t('pictures.iconText')}
        alt={fullName(user)}
        layout="userProfileIcon"
        isRound
        folder="people"
        path={user.profileIcon}
        onSave={saveIcon}
      />
      <PictureBox
        label={t('pictures.background')}
        description={t('pictures.backgroundText')}
        alt={t('pictures.background')}
        layout="userProfileBackground"
        folder="people"
        path={profile?.background_image}
        onSave={saveBackground}
        disabled={isPending || (error !== null && !hasNone)}
      />
    </div>
  )
}
