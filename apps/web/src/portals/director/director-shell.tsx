import { Outlet } from '@tanstack/react-router'

export function DirectorShell() {
  return <Outlet />
}
