export const GET = (request) => new Response(request.url)
