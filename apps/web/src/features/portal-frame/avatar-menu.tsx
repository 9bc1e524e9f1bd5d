import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { fullName } from '@ramplight/domain/registration/full-name'
import { LanguageItems } from '@ramplight/ui/frame/language-menu.tsx'
import { IconDownload, IconLogout, IconUserCog } from '@tabler/icons-react'
import { useState } from 'react'
import { pictureSrc } from '#platform/files/picture-src.ts'
import { install, installsByHand, useCanInstall } from '#platform/install.ts'
import { meanToLeave } from '#platform/meant-to-leave.ts'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import { useIsWeighOnly } from '#platform/use-weighing.ts'
import { InstallByHand } from './install-by-hand.tsx'
import { t } from './portal-frame.texts.ts'

/** Who is signed in, and the way out. */
export function AvatarMenu({ hasLanguages }: { hasLanguages: boolean }) {
  const user = useSession()?.user
  const weighOnly = useIsWeighOnly()
  const go = useGo()
  const canInstall = useCanInstall()
  const [byHand, setByHand] = useState(false)
  if (!user) return null
  const logOut = () => {
    meanToLeave()
    go('/logout')
  }
  const name = fullName(user)
  return (
    <>
      <Menu width={240}>
        <Menu.Target>
          <UnstyledButton
            aria-label={t('accountOf', { initials: initials(user.first_name, user.last_name), name })}
            style={{ borderRadius: '50%', marginInlineStart: 4 }}
          >
            <Avatar size={34} color="water" variant="filled" src={pictureSrc(user.profileIcon, 128)} alt="">
              {initials(user.first_name, user.last_name)}
            </Avatar>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <span className="rl-menu-two">
              <b>{name}</b>
              <small>{weighOnly ? t('weighOnly') : user.isAssistant ? t('assistant') : t(`type.${user.userType}`)}</small>
            </span>
          </Menu.Label>
          <Menu.Divider />
          {hasLanguages && (
            <>
              <LanguageItems />
              <Menu.Divider />
            </>
          )}
          {(canInstall || installsByHand()) && (
            <Menu.Item
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
              onClick={() => (canInstall ? void install() : setByHand(true))}
            >
              {t('install')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconUserCog size={18} stroke={1.75} aria-hidden />} onClick={() => go('/my-data')}>
            {t('myData')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />} onClick={logOut}>
            {t('logOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <InstallByHand opened={byHand} onClose={() => setByHand(false)} />
    </>
  )
}

const initials = (first: string, last: string) => ((first[0] ?? '') + (last[0] ?? '')).toUpperCase() || '?'
