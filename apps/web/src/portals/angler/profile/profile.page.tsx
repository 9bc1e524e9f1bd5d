import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/use-session.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'
import { myProfileQuery } from './profile.queries.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { PublicCardSwitch } from './public-card-switch.tsx'

/** What others read of me, and how it looks to them. */
export function AnglerProfilePage() {
  const user = useSession()!.user
  const profile = useQuery(myProfileQuery(user._id))
  return (
    <Page width="form">
      <PageHeader title={t('nav.profile')} meta={t('profile.about')} secondary={[{ label: t('nav.account'), href: '/my-data' }]} />
      <Loaded query={profile} what={t('profile.what')}>
        {([mine = null]) => (
          <div className={classes.two}>
            <Section title={t('nav.profile')}>
              <ProfileForm key={mine?._rev ?? 0} profile={mine} />
            </Section>
            <Section title={t('profile.publicTitle')}>
              <PublicCardSwitch user={user._id} profile={mine} />
            </Section>
            <Section title={t('profile.card')}>
              <ProfileCard user={user} profile={mine} />
            </Section>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
