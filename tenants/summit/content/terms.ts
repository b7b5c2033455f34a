/** Conditions of Summit's claims. Show them next to the claim wherever it appears. */
export const financingTerms = {
  en: 'With approved credit. Not all buyers qualify for $0.10 down or $25,000 in credit. Pre-approval takes under 60 seconds to fill in and is a soft inquiry, with no effect on your credit score; a full credit application is a hard inquiry and may affect it. Many applicants, not all, are pre-approved within 24–48 hours. Pre-approval is not a commitment to lend. Amount, rate and term depend on the lender, your credit and the vehicle.',
  es: 'Con crédito aprobado. No todos los compradores califican para un enganche de $0.10 ni para $25,000 de crédito. La preaprobación se llena en menos de 60 segundos y es una consulta blanda, sin efecto en su puntaje de crédito; una solicitud completa es una consulta dura y puede afectarlo. Muchos solicitantes, no todos, reciben la preaprobación en 24 a 48 horas. La preaprobación no es un compromiso de préstamo. El monto, la tasa y el plazo dependen del prestamista, de su crédito y del vehículo.',
};

export const tradeBonusTerms = {
  en: '$300 over any written, physically inspected cash offer, with a $1,000 minimum trade value. If the appraised value exceeds $1,000, the higher amount applies. One bonus per transaction. Not combinable with other trade-in bonuses. The car needs a valid VIN, a clear transferable title, major components intact and running condition; for safety it must run and drive over 50 miles. A non-drivable or towed car may get a reduced value. Cash offers are valid for 7 days, with same-day payment.',
  es: '$300 por encima de cualquier oferta en efectivo por escrito y con inspección física, con un valor mínimo de intercambio de $1,000. Si el valor del avalúo supera los $1,000, se aplica la cantidad mayor. Un bono por transacción. No se combina con otros bonos de intercambio. El auto necesita un VIN válido, un título limpio y transferible, sus componentes principales intactos y estar en marcha; por seguridad, debe poder circular más de 50 millas. Un auto que no circula o llega en grúa puede recibir un valor menor. Las ofertas en efectivo valen 7 días, con pago el mismo día.',
};

export const repairWarrantyTerms = {
  en: 'Lifetime parts-and-labor warranty on repairs done by our service department, for as long as you own the car; not for wear. Its written terms are on the invoice.',
  es: 'Garantía de por vida en piezas y mano de obra de las reparaciones de nuestro departamento de servicio, mientras el auto sea suyo; no cubre el desgaste. Sus términos por escrito están en la factura.',
};
