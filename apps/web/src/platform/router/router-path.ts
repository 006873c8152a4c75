/** `{id}` of the contract is `$id` of the router. */
export const toRouterPath = (page: string): string => page.replace(/\{(\w+)\}/g, '$$$1')
