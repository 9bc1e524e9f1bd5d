import { Outlet } from '@tanstack/react-router'

export function AnglerShell() {
  return <Outlet />
}
