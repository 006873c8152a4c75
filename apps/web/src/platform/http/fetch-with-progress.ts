/** Like fetch, but reports the share of the body sent, 0 to 1, which fetch does not. */
export function fetchWithProgress(
  url: string,
  init: RequestInit & { readonly headers: Readonly<Record<string, string>> },
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      const headers = request
        .getAllResponseHeaders()
        .trim()
        .split(/[\r\n]+/)
        .map((line): [string, string] => [
          line.slice(0, line.indexOf(':')),
          line.slice(line.indexOf(':') + 1).trim(),
        ])
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: headers.filter(([name]) => name !== ''),
        }),
      )
    })
    request.addEventListener('error', () => reject(new TypeError('No answer')))
    init.signal?.addEventListener('abort', () => {
      request.abort()
      reject(new TypeError('Aborted'))
    })
    // The client sends forms and blobs, never a stream.
    request.send(init.body instanceof ReadableStream ? null : (init.body ?? null))
  })
}
