/** The publishable key that tells the browser to use the sandbox. */
export const sandboxKey = 'pk_test_sandbox'
