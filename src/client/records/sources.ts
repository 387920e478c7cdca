/**
 * The fields of an answer that fields of records are made of, where these have no field of their own
 * name. Who asks for such a field asks for those.
 */
export const sources: Readonly<Record<string, readonly string[]>> = {
  salesDay: ['salesDate'],
  releaseDay: ['releaseDate'],
  startsAt: ['startTime'],
  endsAt: ['endTime'],
  pointRateStartsAt: ['pointRateStartTime'],
  pointRateEndsAt: ['pointRateEndTime'],
  details: ['ProductDetails'],
  position: ['latitude', 'longitude'],
  ratings: ['hotelRatingInfo'],
  rooms: ['roomInfo'],
  isLowestPrice: ['price'],
};
