export const texts = {
  sysAdminShell: {
    users: 'Users',
    systemSpecies: 'System species',
    messages: 'Messages',
    security: 'Security',
    directorPortal: 'Director portal',
    system: 'System',
    goTo: 'Go to',
  },
} as const
