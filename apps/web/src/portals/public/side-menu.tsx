import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'

type SideMenuProps = { opened: boolean; onClose: () => void; title: string; children: ReactNode }

/** The places of the top bar, on a phone. */
export const SideMenu = (props: SideMenuProps) => <Drawer {...props} position="right" size="min(20rem, 85vw)" />
