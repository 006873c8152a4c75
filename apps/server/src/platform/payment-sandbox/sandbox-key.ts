/** The publishable key by which the browser knows that its cards go to the sandbox. */
export const sandboxKey = 'pk_test_sandbox'
