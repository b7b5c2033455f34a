/** Parses the fields and files of a form. @throws Response (400) if the body is not a form */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}
