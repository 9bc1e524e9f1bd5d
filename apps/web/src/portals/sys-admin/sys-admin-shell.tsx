import { Outlet } from '@tanstack/react-router'

export function SysAdminShell() {
  return <Outlet />
}
